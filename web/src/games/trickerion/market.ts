import type { Choice } from '../../table/choice';
import type { TrickerionObservation } from './observation';
import type { Targets } from './targets';

const verbOf = ({ action }: Choice): string => action.slice(0, action.indexOf(' '));

/** What can be done with a Component that lies in the market. */
export const stockChoices = (targets: Targets, component: string): Choice[] =>
  (targets.components.get(component) ?? []).filter((choice) => ['buy', 'pick'].includes(verbOf(choice)));

/** By Component, what an order slot or the Quick Order slot could get. */
export function ordersOf(targets: Targets, ...verbs: string[]): Map<string, Choice[]> {
  const orders = new Map<string, Choice[]>();
  for (const [component, choices] of targets.components) {
    const fitting = choices.filter((choice) => verbs.includes(verbOf(choice)));
    if (fitting.length > 0) orders.set(component, fitting);
  }
  return orders;
}

/** What could take the place of a Component in the Buy area. */
export const replacementsOf = (targets: Targets, slot: number): Choice[] =>
  [...targets.components.values()].flat().filter(({ action }) => action.startsWith(`replace ${slot} `));

/** Stock that lies on none of the printed places, or that only an effect puts on sale. */
export function alsoForSale(seen: TrickerionObservation, targets: Targets): string[] {
  const { buy, order, quick, beside } = seen.market;
  const shown = new Set([...buy, ...order, quick]);
  const offered = [...targets.components.keys()].filter((id) => stockChoices(targets, id).length > 0);
  return [...new Set([...beside, ...offered])].filter((id) => !shown.has(id));
}
