import type { Database } from './open-database.ts'

/** What kind of call told of an event. */
export type EventKind =
  | 'event'
  | 'analytics'
  | 'trace'
  | 'landing'
  | 'hit'
  | 'button-click'
  | 'button-render'
  | 'form-render'
  | 'overlay'
  | 'quick-view'

export interface RecordedEvent {
  readonly kind: EventKind
  readonly name: string
  readonly data: unknown
}

export async function keepEvents(db: Database, events: readonly RecordedEvent[]): Promise<void> {
  if (events.length === 0) return
  await db
    .insertInto('events')
    .values(events.map(({ kind, name, data }) => ({ kind, name, data: JSON.stringify(data) })))
    .execute()
}

export interface ScriptError {
  readonly event: string
  readonly data: unknown
  /** In ms since 1970. */
  readonly timestamp: number
}

const messageOf = (data: unknown): string => {
  const message = data !== null && typeof data === 'object' && 'message' in data ? data.message : data
  return (typeof message === 'string' ? message : (JSON.stringify(message) ?? '')).slice(0, 1000)
}

/** A clock that runs wild must not spoil the call. */
const momentOf = (ms: number): Date => {
  const now = Date.now()
  return new Date(Math.abs(ms - now) < 366 * 24 * 3600_000 ? ms : now)
}

export async function keepScriptErrors(db: Database, errors: readonly ScriptError[]): Promise<void> {
  if (errors.length === 0) return
  await db
    .insertInto('javascript_errors')
    .values(
      errors.map(({ event, data, timestamp }) => ({
        event,
        message: messageOf(data),
        data: JSON.stringify(data ?? null),
        happened_at: momentOf(timestamp),
      })),
    )
    .execute()
}

export interface PerformanceRow {
  readonly app: string
  readonly event: string
  readonly data?: unknown
  readonly pageLoadId: string
  readonly timestamp: number
}

export async function keepPerformance(db: Database, records: readonly PerformanceRow[]): Promise<void> {
  if (records.length === 0) return
  await db
    .insertInto('performance_records')
    .values(
      records.map(({ app, event, data, pageLoadId, timestamp }) => ({
        app,
        event,
        data: JSON.stringify(data ?? null),
        page_load_id: pageLoadId,
        recorded_at: momentOf(timestamp),
      })),
    )
    .execute()
}
