import { characterArt, componentArt, districtArt, magicianArt, trickArt, venueArt } from '../../art';
import { at, far, line, ring, scene, warm } from '../../art/parts/ink';
import { crystalBall } from '../../art/parts/props';
import { glove } from '../../art/parts/stage';
import { specialFacts, type Card } from './cards';

const sparks = far(line('M24 30v10M19 35h10M96 24v10M91 29h10M100 74v8M96 78h8M20 82v8M16 86h8'));

/** Tokens and cards without a picture of their own share one for their kind. */
const prophecy = scene(sparks, `<g transform="translate(60 66) scale(2.2)" stroke-width="1">${crystalBall}</g>`);
const power = scene(
  sparks,
  ring(60, 40, 17, warm),
  line('M60 12v7M60 61v7M32 40h7M81 40h7M40 20l5 5M75 55l5 5M80 20l-5 5M45 55l-5 5'),
  at(60, 104, `<g transform="scale(2)" stroke-width="1">${glove}</g>`),
);

/** The drawing of a card; Performance cards draw themselves. */
export function pictureOf({ kind, id }: Card): string {
  switch (kind) {
    case 'character':
      return characterArt(id);
    case 'district':
      return districtArt(id);
    case 'magician':
      return magicianArt(id);
    case 'trick':
      return trickArt(id);
    case 'component':
      return componentArt(id);
    case 'special':
      return venueArt(specialFacts(id).location);
    case 'prophecy':
      return prophecy;
    case 'power':
      return power;
    case 'turn_setup':
    case 'performance':
      return venueArt('theater');
  }
}
