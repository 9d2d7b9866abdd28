/** Where the other players sit, in the order of play from the viewer's left: left, top, right. */
export interface Around {
  left: number[];
  top: number[];
  right: number[];
}

export function seatedAround(players: number, viewer: number | undefined): Around {
  const others = Array.from({ length: players }, (_, i) => ((viewer ?? -1) + 1 + i) % players).filter(
    (seat) => seat !== viewer,
  );
  // Whoever only watches has four of them before them: nobody sits at the near side.
  const row = viewer === undefined ? 4 : 3;
  const side = others.length <= row ? 0 : others.length < 6 ? 1 : 2;
  const right = others.length - side;
  return { left: others.slice(0, side), top: others.slice(side, right), right: others.slice(right) };
}
