// The moments of games that the pictures show. Seeds were chosen so that there is something to see.
const offers = (pattern) => (actions) => actions.some((action) => pattern.test(action));
const several = (pattern, least) => (actions) => actions.filter((action) => pattern.test(action)).length >= least;
const builds = several(/^build /, 2);
const hasTakenOver = (_, { turn, seats }) => turn?.seat === 0 && !seats[0].characters.includes(turn.character);
const darkAlley = { dark_alley: true };

export const moments = {
  citadels_2: { game: 'citadels', players: 2, seed: 9, from: 5, until: builds },
  citadels_4: { game: 'citadels', players: 4, seed: 10, from: 5, until: several(/^build /, 3) },
  citadels_8: {
    game: 'citadels', players: 8, options: { scenario: 'vicious_nobles' }, seed: 4, from: 5, until: builds,
  },
  citadels_draft: { game: 'citadels', players: 4, seed: 7, from: 3, until: offers(/^keep/) },
  citadels_draft_8: {
    game: 'citadels', players: 8, options: { scenario: 'devious_dignitaries' }, seed: 2, from: 4, until: offers(/^keep/),
  },
  citadels_target: { game: 'citadels', players: 4, seed: 7, from: 3, until: offers(/^kill/) },
  citadels_destroy: { game: 'citadels', players: 5, seed: 2, from: 4, until: offers(/^destroy/) },
  citadels_letter: {
    game: 'citadels', players: 6, options: { scenario: 'devious_dignitaries' }, seed: 1, from: 2, until: offers(/^bribe/),
  },
  citadels_witch: {
    game: 'citadels', players: 5, options: { scenario: 'illustrious_emissaries' }, seed: 1, from: 2, until: hasTakenOver,
  },
  citadels_museum: {
    game: 'citadels', players: 4, options: { scenario: 'illustrious_emissaries' }, seed: 1, until: (_, seen) => seen.seats[0].tucked_size > 1,
  },
  citadels_curtain: { game: 'citadels', players: 3, seed: 1, people: 3, until: offers(/^gather/) },
  citadels_end: { game: 'citadels', players: 4, seed: 2 },
  citadels_end_8: { game: 'citadels', players: 8, options: { scenario: 'vicious_nobles' }, seed: 3 },
  trickerion_choose: { game: 'trickerion', players: 4, options: darkAlley, seed: 1, from: 0, until: offers(/^choose/) },
  trickerion_2: { game: 'trickerion', players: 2, seed: 3, from: 2, until: offers(/^place/) },
  trickerion_assign: {
    game: 'trickerion', players: 4, options: { dark_alley: true, powers: true }, seed: 1, from: 3, until: offers(/^assign/),
  },
  trickerion_place: { game: 'trickerion', players: 4, options: darkAlley, seed: 2, from: 3, until: offers(/^place/) },
  trickerion_points: { game: 'trickerion', players: 4, options: darkAlley, seed: 1, from: 3, until: offers(/^buy/) },
  trickerion_dark_alley: { game: 'trickerion', players: 4, options: darkAlley, seed: 1, until: offers(/^fortune/) },
  trickerion_stage: { game: 'trickerion', players: 4, options: darkAlley, seed: 4, from: 2, until: offers(/^set_up/) },
  trickerion_marker: { game: 'trickerion', players: 4, options: darkAlley, seed: 4, from: 2, until: offers(/^at s/) },
  trickerion_perform: {
    game: 'trickerion', players: 4, options: darkAlley, seed: 8, from: 3, until: several(/^perform/, 2),
  },
  trickerion_advertise: { game: 'trickerion', players: 4, options: darkAlley, seed: 8, from: 2, until: offers(/^advertise/) },
  trickerion_end: { game: 'trickerion', players: 3, options: darkAlley, seed: 2 },
};
