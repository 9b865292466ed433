import { isRecord } from '../../../src/data/core/json.ts'
import { readJson } from './body.ts'
import { isSame, signText } from './signed-token.ts'

/** How long a link that confirms an address is valid, in ms. */
const LINK_MS = 3600_000

/** An account whose address is not confirmed yet. Only its link contains it, so that nobody can fill the database. */
export interface NewAccount {
  readonly email: string
  readonly passwordHash: string
}

/** Makes the token of a link that confirms an address. */
export function confirmationToken(secret: string, account: NewAccount, now = Date.now()): string {
  const body = Buffer.from(JSON.stringify({ ...account, until: now + LINK_MS })).toString('base64url')
  return `${body}.${signText(secret, 'new-account', body)}`
}

/** Reads such a token; undefined if it has expired or this server did not sign it. */
export function readConfirmation(secret: string, token: string, now = Date.now()): NewAccount | undefined {
  const [body = '', signature = ''] = token.split('.')
  if (!isSame(signature, signText(secret, 'new-account', body))) return undefined
  const read = readJson(Buffer.from(body, 'base64url').toString('utf8'))
  if (!isRecord(read)) return undefined
  const { email, passwordHash, until } = read
  if (typeof email !== 'string' || typeof passwordHash !== 'string') return undefined
  return typeof until === 'number' && until > now ? { email, passwordHash } : undefined
}
