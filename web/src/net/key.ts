/** A text that nobody else will choose. (`crypto.randomUUID` is missing on insecure pages.) */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
