declare module 'virtual:prestige-engine' {
  /** The address of prestige.wasm; null if this client was built without it. */
  export const engineUrl: string | null;
}
