import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A token is valid only for the purpose it was made for. */
export type Purpose = 'crumb' | 'submission-key' | 'new-account' | 'device'

/** Creates a signed token that carries its creation time, so that nothing is stored. */
export function makeToken(secret: string, purpose: Purpose, now = Date.now()): string {
  const body = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`
  return `${body}.${signText(secret, purpose, body)}`
}

/** A token's age in ms; undefined if this server did not sign it for that purpose. */
export function ageOf(secret: string, purpose: Purpose, token: string, now = Date.now()): number | undefined {
  const [, body = '', time = '', signature = ''] = /^(([0-9a-z]+)\.[\w-]+)\.([\w-]+)$/.exec(token) ?? []
  if (!body || !isSame(signature, signText(secret, purpose, body))) return undefined
  return now - Number.parseInt(time, 36)
}

/** Signs a text for one purpose. */
export const signText = (secret: string, purpose: Purpose, body: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${body}`).digest('base64url')

/** Compares two strings in constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
