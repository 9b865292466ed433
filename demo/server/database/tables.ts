import type { Generated } from 'kysely'
import type { MeasurementKind } from './measurements/measurement.ts'
import type { StoreTables } from './store-tables.ts'

/** A timestamp set by the database. */
type Now = Generated<Date>

/** All tables. Visitors' input is stored as text: JSON in it is not reformatted. */
export interface Tables extends StoreTables {
  /** The server's secret, and site settings edited by the owner, as JSON. */
  settings: { name: string; value: string }
  owners: { id: Generated<number>; email: string; password_hash: string; created_at: Now }
  site_users: { id: Generated<number>; email: string; password_hash: string; created_at: Now }
  sessions: SessionRow
  forms: FormRow
  submissions: SubmissionRow
  uploads: UploadRow
  newsletter_signups: { id: Generated<number>; form_id: string; email: string; received_at: Now }
  /** Hashes of solved captchas, so that each is accepted once. */
  spent_proofs: { hash: string; expires_at: Date }
  /** Reports from pages; append-only. */
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
  /** Append-only, enforced by a trigger. */
  consent_records: {
    id: Generated<number>
    /** A random id generated in the visitor's browser. */
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
  outbox_channels: { name: string }
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
  /** Normalised words, separated by spaces. */
  title_words: string
  body_words: string
  /** A generated tsvector column. */
  terms: Generated<unknown>
}

export interface SessionRow {
  /** SHA-256 of the cookie's token, so that a database leak reveals no session. */
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
  /** JSON list of fields; empty if the server does not know them. */
  fields: string
  needs_captcha: boolean
  success_redirect: string
  created_at: Now
}

export interface SubmissionRow {
  id: string
  form_id: string
  /** SHA-256 of the submission key; unique. */
  key_hash: string
  /** SHA-256 of the content, which tells a repeated submission from a different one. */
  content_hash: string
  /** JSON: values by field id. */
  fields: string
  /** JSON: page, button and other metadata. */
  details: string
  /** All values as one text, for the owner's search. */
  search_text: string
  is_spam: boolean
  received_at: Now
}

export interface UploadRow {
  id: string
  form_id: string
  field_id: string
  /** SHA-256 of the token given to the uploader. */
  token_hash: string
  name: string
  size: number
  sha256: string
  /** Null if the file is in another store, under its id. */
  bytes: Uint8Array | null
  /** Keyed hash of the address that sent the file; empty once the form is sent. */
  sender: Generated<string>
  /** The submission that refers to the file; null until it is sent, and then never changed. */
  submission_id: string | null
  received_at: Now
}
