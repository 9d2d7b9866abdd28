import { categorySymbol } from '../art/symbols';

const step = 24;
const margin = 4;

const at = (slot: string): [number, number] => [
  margin + step / 2 + Number(slot[1]) * step,
  margin + step / 2 + Number(slot[2]) * step,
];

const towards: Record<string, [number, number]> = { top: [0, -1], right: [1, 0], bottom: [0, 1], left: [-1, 0] };

function square(slot: string, attributes = ''): string {
  const [x, y] = at(slot);
  const r = step / 2;
  return `<path d="M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z"${attributes}/>`;
}

function circle(pair: string): string {
  const [[ax, ay], [bx, by]] = pair.replace('*', '').split('–').map(at) as [[number, number], [number, number]];
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  const ring = `<circle cx="${x}" cy="${y}" r="3.6" fill="var(--surface)"/>`;
  return pair.endsWith('*') ? `${ring}<path d="M${x} ${y - 2.6}l1.7 2.6-1.7 2.6-1.7-2.6z" fill="var(--verdigris)"/>` : ring;
}

function neutral(text: string): string {
  const [, slot = '', category = '', corner = ''] = /^(s\d\d) (\w+) faces (\w+)/.exec(text) ?? [];
  const [x, y] = at(slot);
  const [dx, dy] = towards[corner] ?? [0, 0];
  const place = `x="${x - 4 + dx * 4}" y="${y - 4 + dy * 4}" width="8" height="8"`;
  const sign = categorySymbol(category).replace('<svg ', `<svg ${place} `);
  return `${square(slot, ' fill="var(--surface-2)"')}<g data-category="${category}">${sign}</g>`;
}

/** A small plan of a performance card: slots, the circles that join them, the shard, printed neutral markers. */
export function performanceDiagram({ slots = '', circles = '', neutral: printed = '' }: Record<string, string>): string {
  const parts = [
    ...slots.split(', ').map((slot) => square(slot)),
    ...(printed === '–' ? [] : printed.split('; ').map(neutral)),
    ...circles.split(', ').map(circle),
  ];
  const [width, height] = [2 * step + 2 * margin, 3 * step + 2 * margin];
  return (
    `<svg viewBox="0 0 ${width} ${height}" fill="none" stroke="currentColor" stroke-width="1" ` +
    `stroke-linejoin="round" aria-hidden="true">${parts.join('')}</svg>`
  );
}
