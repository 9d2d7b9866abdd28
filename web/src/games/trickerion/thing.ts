/** What somebody looks at closely. */
export interface Thing {
  kind:
    | 'character'
    | 'component'
    | 'location'
    | 'magician'
    | 'performance'
    | 'power'
    | 'prophecy'
    | 'special'
    | 'trick';
  id: string;
  /** What could be done with it, to be told why it cannot be done now. */
  action?: string;
}
