import { noble } from './districts/noble';
import { religious } from './districts/religious';
import { trade } from './districts/trade';
import { military } from './districts/military';
import { unique } from './districts/unique';
import { pick, type Gallery } from './parts/ink';
import { unknownScene } from './parts/monogram';

const districts: Gallery = { ...noble, ...religious, ...trade, ...military, ...unique };

export const districtArt = (id: string): string => pick(districts, id, unknownScene);
export const districtsDrawn: readonly string[] = Object.keys(districts);
