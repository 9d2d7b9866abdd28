/** One legal action with what it is called. */
export interface Choice {
  action: string;
  label: string;
}

export function choicesOf(legal: string[], labels: string[] | undefined): Choice[] {
  return legal.map((action, i) => ({ action, label: labels?.[i] ?? action }));
}

/** For `data-leads`: all that a control may come to, when that takes more than one press. */
export function leadsTo(choices: Choice[], fewest = 2): string | undefined {
  return choices.length >= fewest ? choices.map(({ action }) => action).join('\n') : undefined;
}
