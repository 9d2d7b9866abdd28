/**
 * The pen: every drawing is made of these few strokes, so that all of them keep one line weight and the same
 * three tints. Lines take the colour of the surrounding text, tints come from the theme (see art.css).
 */

/** Pale tint: skin, paper, stone. */
export const pale = 'var(--tint-1,#d9b98c)';
/** Rich tint: cloth, roofs, velvet; a card sets it to the colour of its type. */
export const rich = 'var(--tint-2,#a8475a)';
/** Warm tint: brass, hair, lamplight. */
export const warm = 'var(--tint-3,#c8973f)';
/** Deep shade: dark hair, gateways, night; dark in both themes. */
export const shade = 'var(--tint-4,#2a1f2e)';
/** Brown skin. */
export const umber = 'var(--tint-5,#a9744c)';
/** The colour of the lines themselves. */
export const ink = 'currentColor';

type Tint = string;

/** Open or closed path without a tint. */
export const line = (d: string): string => `<path d="${d}"/>`;

/** Tinted shape with an outline. */
export const shape = (d: string, tint: Tint = pale): string => `<path d="${d}" fill="${tint}"/>`;

/** Tint alone, without an outline. */
export const wash = (d: string, tint: Tint, opacity = 1): string =>
  `<path d="${d}" fill="${tint}" stroke="none"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const ring = (x: number, y: number, r: number, tint: Tint = 'none'): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${tint}"/>`;

/** Full dots, given as x, y pairs. */
export const dots = (r: number, ...xy: number[]): string => {
  let out = '';
  for (let i = 0; i + 1 < xy.length; i += 2)
    out += `M${xy[i]! - r} ${xy[i + 1]!}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  return `<path d="${out}" fill="currentColor" stroke="none"/>`;
};

export const box = (x: number, y: number, w: number, h: number, tint: Tint = pale, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${round ? ` rx="${round}"` : ''} fill="${tint}"/>`;

/** Things far away: the same weight of line, with less ink. */
export const far = (inner: string): string => `<g stroke-opacity=".38">${inner}</g>`;

/** Moves, turns and mirrors a part; the line weight stays. */
export const at = (x: number, y: number, inner: string, turn = 0, mirrored = false): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${mirrored ? ' scale(-1 1)' : ''}">${inner}</g>`;

/** The whole drawing seen in a looking glass; `width` is that of its view box. */
export const mirror = (inner: string, width = 120): string => at(width, 0, inner, 0, true);

/** Parallel strokes of an engraver: `count` lines, each moved by (stepX, stepY). */
export const hatch = (
  x: number,
  y: number,
  dx: number,
  dy: number,
  count: number,
  stepX: number,
  stepY: number,
): string => {
  let d = '';
  for (let i = 0; i < count; i++) d += `M${x + i * stepX} ${y + i * stepY}l${dx} ${dy}`;
  return line(d);
};

/** Repeats a part from left to right. */
export const row = (count: number, x: number, y: number, step: number, part: string): string =>
  Array.from({ length: count }, (_, i) => at(x + i * step, y, part)).join('');

const picture = (width: number, height: number, weight: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="currentColor" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${inner}</svg>`;

export const portrait = (...parts: string[]): string => picture(120, 160, 2, parts.join(''));
export const scene = (...parts: string[]): string => picture(120, 120, 2, parts.join(''));
/** A row of roofs, or whatever else is much wider than high. */
export const banner = (...parts: string[]): string => picture(400, 96, 2, parts.join(''));
/** Things on a shelf are shown small, so their line is heavier. */
export const thing = (...parts: string[]): string => picture(120, 120, 4, parts.join(''));
export const symbol = (...parts: string[]): string => picture(24, 24, 1.5, parts.join(''));

/** Anything that finds its drawing by name. */
export type Gallery = Readonly<Record<string, () => string>>;

/** Looks a drawing up; unknown names get the fallback. */
export const pick = (gallery: Gallery, id: string, fallback: (id: string) => string): string => {
  const draw = Object.prototype.hasOwnProperty.call(gallery, id) ? gallery[id] : undefined;
  return draw ? draw() : fallback(id);
};
