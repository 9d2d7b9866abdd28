import type { Script } from './script';

const options = { beginner_setup: true };

/** The first two turns of a duel for beginners, and the end of the last one. */
export const trickerion: Script = {
  game: 'trickerion',
  names: ['Mika', 'Ada'],
  scenes: [
    {
      seed: 3,
      position: {
        game: 'trickerion',
        players: 2,
        options,
        turn: 1,
        order: [0, 1],
        dice: {
          residence_1: 'optical',
          residence_2: 'escape',
          inn_1: 'engineer',
          inn_2: 'apprentice',
          bank_1: '4',
          bank_2: '5',
        },
        shows: [{ card: 'riverside_08' }, null, null, null, null],
        seats: [
          {
            magician: 'the_great_optico',
            team: ['magician', 'manager', 'apprentice_1'],
            tricks: { spades: { trick: 'enchanted_butterflies', markers: 2 } },
            tokens: { fabric: 2, animal: 1 },
            manager_piles: ['animal', null],
            coins: 10,
          },
          {
            magician: 'the_mechaniker',
            team: ['magician', 'assistant', 'apprentice_1', 'apprentice_4'],
            tricks: { spades: { trick: 'linking_rings', markers: 2 } },
            tokens: { metal: 2 },
            coins: 14,
          },
        ],
      },
      steps: [
        { title: 'guide.trickerion.goal.title', text: 'guide.trickerion.goal' },
        {
          title: 'guide.trickerion.plan.title',
          text: 'guide.trickerion.plan',
          acts: [
            'assign magician downtown',
            'assign manager market_row',
            'assign apprentice_1 workshop',
            'confirm',
          ],
          then: [
            '1 assign magician downtown',
            '1 assign assistant theater',
            '1 leave apprentice_1',
            '1 leave apprentice_4',
            '1 confirm',
          ],
        },
        {
          title: 'guide.trickerion.place.title',
          text: 'guide.trickerion.place',
          acts: ['place magician downtown+2'],
        },
        {
          title: 'guide.trickerion.learn.title',
          text: 'guide.trickerion.learn',
          acts: [
            'learn rabbit_from_the_top_hat',
            ['use_die residence_1', 'use_die residence_2'],
            ['symbol hearts', 'symbol diamonds', 'symbol clubs'],
            'end',
          ],
          then: ['1 place magician downtown+0', '1 take_coins bank_2', '1 end'],
        },
        {
          title: 'guide.trickerion.buy.title',
          text: 'guide.trickerion.buy',
          acts: [
            ['place manager market_row+2', 'place manager market_row+0'],
            ['buy metal 1', 'buy metal 2', 'buy metal 3'],
            ['shelf regular', 'shelf specialist'],
            'end',
          ],
          then: [
            '1 place assistant friday',
            '1 set_up linking_rings riverside_08',
            '1 at s01 top',
            '1 end',
          ],
        },
        {
          title: 'guide.trickerion.prepare.title',
          text: 'guide.trickerion.prepare',
          acts: ['place apprentice_1 workshop', 'prepare rabbit_from_the_top_hat', 'end'],
          then: ['1 advertise'],
        },
        { title: 'guide.trickerion.wages.title', text: 'guide.trickerion.wages' },
        {
          title: 'guide.trickerion.advertise.title',
          text: 'guide.trickerion.advertise',
          acts: ['advertise'],
        },
        {
          title: 'guide.trickerion.showPlan.title',
          text: 'guide.trickerion.showPlan',
          acts: [
            'assign magician theater',
            'assign manager theater',
            'assign apprentice_1 downtown',
            'confirm',
          ],
          then: [
            '1 assign magician market_row',
            '1 leave assistant',
            '1 leave apprentice_1',
            '1 leave apprentice_4',
            '1 confirm',
            '1 place magician market_row+2',
            '1 buy wood 3',
            '1 buy glass 3',
            '1 end',
          ],
        },
        {
          title: 'guide.trickerion.day.title',
          text: 'guide.trickerion.day',
          acts: ['place manager friday'],
        },
        {
          title: 'guide.trickerion.link.title',
          text: 'guide.trickerion.link',
          acts: ['set_up enchanted_butterflies riverside_08', 'at s11 left'],
        },
        {
          title: 'guide.trickerion.bonus.title',
          text: 'guide.trickerion.bonus',
          acts: [['bonus fame', 'bonus coins']],
        },
        {
          title: 'guide.trickerion.second.title',
          text: 'guide.trickerion.second',
          acts: [
            'set_up rabbit_from_the_top_hat riverside_08',
            ['at s02 top', 'at s00 bottom'],
            'end',
          ],
        },
        {
          title: 'guide.trickerion.coins.title',
          text: 'guide.trickerion.coins',
          acts: [
            'place apprentice_1 downtown+2',
            ['take_coins bank_2', 'take_coins bank_1'],
            'end',
          ],
        },
        {
          title: 'guide.trickerion.stage.title',
          text: 'guide.trickerion.stage',
          acts: ['place magician friday_stage'],
        },
        {
          title: 'guide.trickerion.perform.title',
          text: 'guide.trickerion.perform',
          acts: ['perform riverside_08'],
        },
        { title: 'guide.trickerion.paid.title', text: 'guide.trickerion.paid' },
      ],
    },
    {
      seed: 3,
      position: {
        game: 'trickerion',
        players: 2,
        options,
        turn: 5,
        order: [0, 1],
        phase: 'placing',
        dice: { bank_1: '4', inn_2: 'apprentice' },
        shows: [
          {
            card: 'grand_magorian_02',
            slot: {
              s00: { owner: 0, suit: 'hearts', top: 'mechanical' },
              s01: { owner: 1, suit: 'spades', top: 'escape' },
            },
          },
          { card: 'grand_magorian_01' },
          { card: 'riverside_11' },
          null,
          null,
        ],
        seats: [
          {
            magician: 'the_great_optico',
            fame: 31,
            coins: 10,
            shards: 3,
            team: ['magician', 'manager', 'apprentice_1', 'apprentice_2'],
            tricks: {
              spades: { trick: 'enchanted_butterflies', markers: 1 },
              hearts: { trick: 'rabbit_from_the_top_hat', markers: 0 },
            },
            tokens: { fabric: 2, animal: 1, metal: 1 },
            manager_piles: ['animal', null],
            spot: { manager: 'sunday', apprentice_1: 'workshop' },
            cards: { below: { magician: 'theater', manager: 'theater', apprentice_1: 'workshop' } },
          },
          {
            magician: 'the_mechaniker',
            fame: 33,
            coins: 8,
            shards: 2,
            team: ['magician', 'assistant', 'apprentice_1', 'apprentice_4'],
            tricks: { spades: { trick: 'linking_rings', markers: 1 } },
            tokens: { metal: 2 },
            spot: { magician: 'downtown+2', assistant: 'market_row+2' },
            cards: { below: { magician: 'downtown', assistant: 'market_row' } },
          },
        ],
      },
      steps: [
        {
          title: 'guide.trickerion.sunday.title',
          text: 'guide.trickerion.sunday',
          acts: ['place magician sunday_stage'],
        },
        {
          title: 'guide.trickerion.finale.title',
          text: 'guide.trickerion.finale',
          acts: ['perform grand_magorian_02'],
        },
        { title: 'guide.trickerion.score.title', text: 'guide.trickerion.score' },
      ],
    },
  ],
};
