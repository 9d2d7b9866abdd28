/** Everything drawn for Citadels; loaded with its table. */
export { characterArt } from './characters';
export { districtArt } from './districts';
export { emblem, token, typeSymbol } from './symbols';
