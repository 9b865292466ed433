import type { Database } from '../database/open-database.ts'
import type { RateLimit } from '../database/rate-limits.ts'

/** What is worth telling whoever runs the server: an event's name and its facts, no visitor's data. */
export type Log = (event: string, facts?: Readonly<Record<string, unknown>>) => void

/** What the calls work with. */
export interface Services {
  /** Opens the database at the first call; rejects while it cannot be reached. */
  readonly open: () => Promise<Opened>
  /** What has been opened; undefined before, for those who would not wait. */
  readonly opened: () => Opened | undefined
  readonly settings: BackendSettings
  readonly log: Log
}

export interface Opened {
  readonly db: Database
  /** Signs crumbs, keys and captchas. */
  readonly secret: string
}

export interface BackendSettings {
  /** Origins of other sites whose pages may call, with cookies. */
  readonly origins: readonly string[]
  /** Takes the visitor's address from `X-Forwarded-For`: only behind a proxy that sets it. */
  readonly trustsProxy: boolean
  /** Submissions of one form from one address. */
  readonly formLimit: RateLimit
  /** Files from one address. */
  readonly uploadLimit: RateLimit
  /** Attempts to sign in from one address. */
  readonly loginLimit: RateLimit
  /** Anything else from one address. */
  readonly callLimit: RateLimit
  /** Days that what pages tell of their visitors is kept. */
  readonly keepDays: number
}

export const DEFAULT_SETTINGS: BackendSettings = {
  origins: [],
  trustsProxy: false,
  formLimit: { most: 30, windowMs: 10 * 60_000 },
  uploadLimit: { most: 60, windowMs: 10 * 60_000 },
  loginLimit: { most: 10, windowMs: 10 * 60_000 },
  callLimit: { most: 1200, windowMs: 60_000 },
  keepDays: 390,
}
