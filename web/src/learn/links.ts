/** Where the rules page states a rule, for example 'C5.3' of citadels; also takes the name of a section. */
export function ruleLink(game: string, ruleId?: string): string {
  return ruleId === undefined ? `#/rules/${game}` : `#/rules/${game}/${encodeURIComponent(ruleId)}`;
}
