/**
 * The art of the table: each function returns one inline SVG as markup.
 *
 * Lines take `currentColor`; flat tints come from --tint-1 (pale), --tint-2 (rich; a card sets it to the colour of its
 * type, category or seat) and --tint-3 (warm), all themed in art.css. Portraits are 120 × 160, scenes and things
 * 120 × 120, symbols 24 × 24. Drawings carry no ids and are hidden from assistive technology: name them in text.
 * Unknown ids yield a framed initial. A view of one game imports './citadels' or './trickerion' to load only its part.
 */
export { characterArt, districtArt, typeSymbol } from './citadels';
export {
  categorySymbol,
  componentArt,
  dieFace,
  emblem,
  magicianArt,
  shard,
  specialistArt,
  suitSymbol,
  token,
  trickArt,
  venueArt,
} from './trickerion';
