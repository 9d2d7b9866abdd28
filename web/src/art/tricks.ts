import { mechanical } from './tricks/mechanical';
import { optical } from './tricks/optical';
import { escape } from './tricks/escape';
import { spiritual } from './tricks/spiritual';
import { pick, type Gallery } from './parts/ink';
import { unknownScene } from './parts/monogram';

const tricks: Gallery = { ...mechanical, ...optical, ...escape, ...spiritual };

export const trickArt = (id: string): string => pick(tricks, id, unknownScene);
export const tricksDrawn: readonly string[] = Object.keys(tricks);
