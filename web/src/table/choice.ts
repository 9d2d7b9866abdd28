/** One legal action with what it is called. */
export interface Choice {
  action: string;
  label: string;
}

export function choicesOf(legal: string[], labels: string[] | undefined): Choice[] {
  return legal.map((action, i) => ({ action, label: labels?.[i] ?? action }));
}
