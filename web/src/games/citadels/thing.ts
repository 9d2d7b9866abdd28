/** What somebody looks at closely. */
export interface Thing {
  kind: 'character' | 'district';
  id: string;
  /** What could be done with it, to be told why it cannot be done now. */
  asks?: string[];
}
