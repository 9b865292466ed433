/** Tells the sites of one owner who is signed in (A6 L95; decisions §3). */
export const IDENTITY_COOKIE = 'ss_identity'

/** An address in numbers has no domain above it. */
const IN_NUMBERS = /^[\d.]+$|:/

/**
 * What to write to `document.cookie`, line by line, so that the identity cookie goes: from the host, however it
 * was set there, and from its parent domain (A6 L95).
 */
export function identityRemovals(host: string): string[] {
  const gone = `${IDENTITY_COOKIE}=; Path=/; Max-Age=0`
  const parent = host.slice(host.indexOf('.') + 1)
  const hasParent = !IN_NUMBERS.test(host) && parent !== host && parent.includes('.')
  const domains = hasParent ? [host, parent] : [host]
  return [gone, ...domains.map(domain => `${gone}; Domain=${domain}`)]
}
