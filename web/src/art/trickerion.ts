/** Everything drawn for Trickerion; loaded with its table. */
export { magicianArt, specialistArt } from './performers';
export { categorySymbol, dieFace, emblem, shard, suitSymbol, token } from './symbols';
export { boards, crystalBall, orb, roofArt } from './street';
export { trickArt } from './tricks';
export { componentArt, venueArt } from './venues';
