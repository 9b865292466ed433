import type { Database } from '../database/open-database.ts'
import type { RateLimit } from '../database/stored-limits.ts'
import type { FileStore } from '../database/uploads.ts'
import type { ReportBudget } from './report-budget.ts'

/** Logs an event with its facts for the operator; never visitors' data. */
export type Log = (event: string, facts?: Readonly<Record<string, unknown>>) => void

/** Sends a text to an address. @throws if it cannot be sent */
export type SendMail = (to: string, subject: string, text: string) => Promise<void>

/** An answered request, without anything that identifies the visitor. */
export interface RequestFacts {
  readonly id: string
  readonly method: string
  /** The route's pattern, such as `/shop/p/:slug`. */
  readonly route: string
  readonly status: number
  /** Until the answer begins, in ms. */
  readonly ms: number
}

/** The services that request handlers use. */
export interface Services {
  /** Opens the database on the first call; rejects if it cannot be reached. */
  readonly open: () => Promise<Opened>
  /** The opened database; undefined if it is not open yet, for callers that must not wait. */
  readonly opened: () => Opened | undefined
  /** Whether the server is stopping, and accepts nothing new. */
  readonly isStopping: () => boolean
  /** The free space on the disk of the data folder, in bytes; infinite for other databases. */
  readonly freeSpace: () => Promise<number>
  readonly reportBudget: ReportBudget
  readonly settings: BackendSettings
  readonly log: Log
  readonly onRequest: (facts: RequestFacts) => void
  /** The store of uploads; by default, the database. */
  readonly files?: FileStore
  /** Sends a mail to a visitor; undefined if the server sends none. */
  readonly sendMail?: SendMail
}

export interface Opened {
  readonly db: Database
  /** Signs crumbs, submission keys and captchas. */
  readonly secret: string
}

export interface BackendSettings {
  /** Origins of other sites that may make calls with cookies. */
  readonly origins: readonly string[]
  /** Hosts that the site is known by, the main one first; empty for this machine's own. */
  readonly hosts: readonly string[]
  /** The CSP's `frame-ancestors`: who may show public pages in a frame. */
  readonly frameAncestors: string
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
  /** Free bytes on the disk of the data folder, below which nothing is written. */
  readonly minFreeBytes: number
  /** Bytes of reports from pages that are stored in a day. */
  readonly dayReportBytes: number
  /** Days that measurements are kept. */
  readonly keepDays: number
}

export const DEFAULT_SETTINGS: BackendSettings = {
  origins: [],
  hosts: [],
  frameAncestors: "'self'",
  trustProxy: false,
  formLimit: { max: 30, windowMs: 10 * 60_000 },
  uploadLimit: { max: 60, windowMs: 10 * 60_000 },
  loginLimit: { max: 10, windowMs: 10 * 60_000 },
  callLimit: { max: 1200, windowMs: 60_000 },
  minFreeBytes: 100_000_000,
  dayReportBytes: 500_000_000,
  keepDays: 390,
}
