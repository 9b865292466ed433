import type { Generated } from 'kysely'
import type { MeasurementKind } from './measurements/measurement.ts'
import type { StoreTables } from './store-rows.ts'

/** A moment that the database fills in. */
type Now = Generated<Date>

/** Everything that the server keeps. What visitors send is text: JSON in it stays as it came. */
export interface Tables extends StoreTables {
  /** The server's own secret, and values of the site that its owner edits, as JSON. */
  settings: { name: string; value: string }
  owners: { id: Generated<number>; email: string; password_hash: string; created_at: Now }
  site_users: { id: Generated<number>; email: string; password_hash: string; created_at: Now }
  sessions: SessionRow
  forms: FormRow
  submissions: SubmissionRow
  uploads: UploadRow
  newsletter_signups: { id: Generated<number>; form_id: string; email: string; received_at: Now }
  /** Hashes of solved captchas, so that none counts twice. */
  spent_proofs: { hash: string; expires_at: Date }
  /** What pages tell; one row each, never changed. */
  measurements: { at: Now; kind: MeasurementKind; name: string; page: string; data: string }
  measured_days: { day: string; measure: string; page: string; label: string; count: string }
  measured_visits: { day: string; visit: string }
  measured_errors: {
    day: string
    fingerprint: string
    message: string
    stack: string
    page: string
    count: string
    last_seen: Date
  }
  /** Append-only: the database refuses to change a record. */
  consent_records: {
    id: Generated<number>
    /** Random, of the visitor's browser. */
    visitor_id: string
    version: string
    functional: boolean
    analytics: boolean
    marketing: boolean
    is_opted_out: boolean
    page: string
    chosen_at: Now
  }
  search_entries: SearchEntryRow
  rate_limits: { name: string; window_ends_at: Date; hits: number }
}

export interface SearchEntryRow {
  path: string
  collection_id: string
  collection_name: string
  product_id: string | null
  title: string
  excerpt: string
  body: string
  image_url: string
  /** Folded, with a space between them. */
  title_words: string
  body_words: string
  /** Made by the database. */
  terms: Generated<unknown>
}

export interface SessionRow {
  /** SHA-256 of the cookie's token: who reads the database cannot sign in with it. */
  token_hash: string
  account_kind: 'owner' | 'site-user'
  account_id: number
  xsrf_token: string
  created_at: Now
  expires_at: Date
}

export interface FormRow {
  id: string
  title: string
  kind: 'form' | 'newsletter'
  /** JSON list of fields; empty when the server knows no rules for them. */
  fields: string
  needs_captcha: boolean
  success_redirect: string
  created_at: Now
}

export interface SubmissionRow {
  id: string
  form_id: string
  /** SHA-256 of the submission key: one row for each. */
  key_hash: string
  /** SHA-256 of what was sent, to tell a repeated call from another content. */
  content_hash: string
  /** JSON: values by field id. */
  fields: string
  /** JSON: page, button and what else came along. */
  details: string
  /** All values in one text, for the owner's search. */
  search_text: string
  is_spam: boolean
  received_at: Now
}

export interface UploadRow {
  id: string
  form_id: string
  field_id: string
  /** SHA-256 of the token that its sender got. */
  token_hash: string
  name: string
  size: number
  sha256: string
  bytes: Uint8Array
  /** The submission that refers to it; none until it is sent, and then never another one. */
  submission_id: string | null
  received_at: Now
}
