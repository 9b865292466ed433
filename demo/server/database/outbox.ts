import { sql } from 'kysely'
import type { Database } from './open-database.ts'

/** The subject of a notice: a submission or an order. */
export type Subject = 'submission' | 'order'

/** A notice that is due on a channel. */
export interface DueNotice {
  /** The same in every attempt, so that receivers can tell a repetition. */
  readonly id: string
  readonly channel: string
  readonly subject: Subject
  readonly subjectId: string
  /** Counted from 1. */
  readonly attempts: number
}

/** How long a process may take to deliver what it has taken, in ms; afterwards another one may try. */
const LEASE_MS = 5 * 60_000

/** A failed delivery is repeated after this time, then after twice as long each time, in ms. */
const FIRST_DELAY_MS = 5000

const MAX_DELAY_MS = 6 * 3600_000

/** After as many attempts, in about three days, a notice stays in the table, and nothing tries again. */
export const MAX_ATTEMPTS = 24

/** Sets the channels that are told of what happens from now on. */
export async function setChannels(db: Database, names: readonly string[]): Promise<void> {
  await db.transaction().execute(async transaction => {
    await transaction.deleteFrom('outbox_channels').execute()
    if (names.length === 0) return
    await transaction
      .insertInto('outbox_channels')
      .values(names.map(name => ({ name })))
      .onConflict(conflict => conflict.column('name').doNothing())
      .execute()
  })
}

/** Adds a notice for every channel, in the transaction that stores what it is about. */
export async function announce(transaction: Database, subject: Subject, subjectId: string): Promise<void> {
  await sql`insert into outbox (channel, subject, subject_id)
    select name, ${subject}, ${subjectId}::uuid from outbox_channels`.execute(transaction)
}

/** Takes due notices of the channels; no other process gets them meanwhile. */
export async function takeDue(
  db: Database,
  channels: readonly string[],
  limit: number,
  now = new Date(),
): Promise<DueNotice[]> {
  if (channels.length === 0) return []
  const { rows } = await sql<DueNotice>`
    update outbox set attempts = attempts + 1, due_at = ${new Date(now.getTime() + LEASE_MS)}
    where id in (
      select id from outbox where due_at <= ${now} and channel in (${sql.join(channels)})
      order by due_at, id limit ${sql.lit(limit)} for update skip locked)
    returning id::text, channel, subject, subject_id as "subjectId", attempts`.execute(db)
  return rows
}

/** Deletes a delivered notice. */
export async function deleteNotice(db: Database, { id }: DueNotice): Promise<void> {
  await sql`delete from outbox where id = ${id}::bigint`.execute(db)
}

/** Postpones a notice that could not be delivered, with exponential back-off. */
export async function postpone(db: Database, { id, attempts }: DueNotice, now = new Date()): Promise<void> {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), MAX_DELAY_MS)
  const due = attempts < MAX_ATTEMPTS ? new Date(now.getTime() + delay).toISOString() : 'infinity'
  await sql`update outbox set due_at = ${due}::timestamptz where id = ${id}::bigint`.execute(db)
}
