/** One kind of points, with the points of every seat. */
export interface Part {
  text: string;
  values: number[];
}

export interface Piece {
  /** Which of the parts it is. */
  kind: number;
  from: number;
  to: number;
}

export interface Bar {
  total: number;
  pieces: Piece[];
}

/** For each seat its points laid end to end. Points that were lost shorten the total, but have no piece. */
export function barsOf(parts: Part[], seats: number): Bar[] {
  return Array.from({ length: seats }, (_, seat) => {
    let end = 0;
    let lost = 0;
    const pieces: Piece[] = [];
    parts.forEach(({ values }, kind) => {
      const value = values[seat] ?? 0;
      if (value < 0) lost += value;
      if (value <= 0) return;
      pieces.push({ kind, from: end, to: end + value });
      end += value;
    });
    return { total: end + lost, pieces };
  });
}
