import { categorySymbol, dieFace, shard, suitSymbol, token, typeSymbol } from '../art/symbols';

const family = (names: string[], draw: (name: string) => string, data = '') =>
  names.map((name): [string, string] => {
    const colour = data === '' ? '' : ` data-${data}="${name}"`;
    return [name, `<span class="symbol" aria-hidden="true"${colour}>${draw(name)}</span>`];
  });

const symbols = new Map([
  ...family(['noble', 'religious', 'trade', 'military', 'unique'], typeSymbol, 'type'),
  ...family(['mechanical', 'optical', 'escape', 'spiritual'], categorySymbol, 'category'),
  ...family(['spades', 'hearts', 'diamonds', 'clubs'], suitSymbol),
  ...family(['crown', 'dagger', 'purse', 'warrant', 'threat', 'cauldron', 'coin', 'fame', 'poster'], token),
  ...family(['magician', 'manager', 'engineer', 'assistant', 'apprentice', 'any', 'x'], dieFace),
  ...family(['shard'], shard, 'symbol'),
]);

const written = /:([a-z]+):/g;

/** Draws what the rules write as `:coin:`. */
export function withSymbols(markup: string): string {
  return markup.replace(written, (all, name: string) => symbols.get(name) ?? all);
}

export function withoutSymbols(markup: string): string {
  return markup.replace(written, '');
}
