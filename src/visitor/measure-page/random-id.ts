/** A random id of `length` characters, 0-9 and a-z. */
export function randomId(length = 20): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, byte => (byte % 36).toString(36)).join('')
}
