/** What somebody looks at closely. */
export type Thing = { kind: 'character' | 'district'; id: string };
