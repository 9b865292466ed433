import { isRecord } from '../../../src/data/core/json.ts'
import { readJson } from './body.ts'
import { isSame, signText } from './signed-token.ts'

/** How long a link that confirms an address is valid, in ms. */
const LINK_MS = 3600_000

/**
 * Makes the token of a link that confirms an address. The database stores nothing until the link is used. The token holds
 * only the address and its expiry, because mail servers, proxies and histories keep links.
 */
export function confirmationToken(secret: string, email: string, now = Date.now()): string {
  const body = Buffer.from(JSON.stringify({ email, until: now + LINK_MS })).toString('base64url')
  return `${body}.${signText(secret, 'new-account', body)}`
}

/** Reads the address of such a token; undefined if it has expired or this server did not sign it. */
export function readConfirmation(secret: string, token: string, now = Date.now()): string | undefined {
  const [body = '', signature = ''] = token.split('.')
  if (!isSame(signature, signText(secret, 'new-account', body))) return undefined
  const read = readJson(Buffer.from(body, 'base64url').toString('utf8'))
  if (!isRecord(read)) return undefined
  const { email, until } = read
  return typeof email === 'string' && typeof until === 'number' && until > now ? email : undefined
}
