import type { Database } from '../database/open-database.ts'
import type { RateLimit } from '../database/rate-limits.ts'

/** Logs an event with its facts for the operator; never visitors' data. */
export type Log = (event: string, facts?: Readonly<Record<string, unknown>>) => void

/** What request handlers work with. */
export interface Services {
  /** Opens the database on the first call; rejects if it cannot be reached. */
  readonly open: () => Promise<Opened>
  /** The opened database; undefined if it is not open yet, for callers that must not wait. */
  readonly opened: () => Opened | undefined
  readonly settings: BackendSettings
  readonly log: Log
}

export interface Opened {
  readonly db: Database
  /** Signs crumbs, submission keys and captchas. */
  readonly secret: string
}

export interface BackendSettings {
  /** Origins of other sites that may make calls with cookies. */
  readonly origins: readonly string[]
  /** Reads the client's address from `X-Forwarded-For`; safe only behind a proxy that sets it. */
  readonly trustProxy: boolean
  /** Submissions of one form per address. */
  readonly formLimit: RateLimit
  /** Uploads per address. */
  readonly uploadLimit: RateLimit
  /** Login attempts per address. */
  readonly loginLimit: RateLimit
  /** All other calls per address. */
  readonly callLimit: RateLimit
  /** Days that measurements are kept. */
  readonly keepDays: number
}

export const DEFAULT_SETTINGS: BackendSettings = {
  origins: [],
  trustProxy: false,
  formLimit: { max: 30, windowMs: 10 * 60_000 },
  uploadLimit: { max: 60, windowMs: 10 * 60_000 },
  loginLimit: { max: 10, windowMs: 10 * 60_000 },
  callLimit: { max: 1200, windowMs: 60_000 },
  keepDays: 390,
}
