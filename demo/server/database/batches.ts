import type { Database } from './open-database.ts'

/** Postgres's codes for a statement that one of its rows has made impossible: its data, a constraint, a limit. */
const REFUSED_ROW = /^(22|23|54)\w{3}$/

interface Waiting<Item, Outcome> {
  readonly item: Item
  readonly done: (outcome: Outcome) => void
  readonly failed: (cause: unknown) => void
}

export interface BatchLimits<Item> {
  /**
   * How long a write may take before the next one begins beside it, so that one that waits for a lock holds up no
   * others. Without it, writes never overlap: those that change the same rows would wait for each other anyway.
   */
  readonly ms?: number
  /** Items in a batch. */
  readonly items: number
  /** The size of a batch; a larger item is written alone. */
  readonly size: number
  readonly sizeOf: (item: Item) => number
}

/**
 * Creates a writer of items that arrive one by one: those that arrive during a write are written together in the next
 * one. Each promise settles when its own item is written. Of a batch that is refused because of one row, each item is
 * written alone, so that none fails because of another.
 *
 * @param write returns the outcomes in the order of the items
 */
export function createBatches<Item, Outcome>(
  write: (items: readonly Item[]) => Promise<readonly Outcome[]>,
  limits: BatchLimits<Item>,
): (item: Item) => Promise<Outcome> {
  let waiting: Waiting<Item, Outcome>[] = []
  let current: readonly Waiting<Item, Outcome>[] | undefined

  function begin(): void {
    const batch = takeBatch()
    current = batch
    const slow = limits.ms === undefined ? undefined : setTimeout(() => next(batch), limits.ms)
    void settle(batch).then(() => {
      clearTimeout(slow)
      next(batch)
    })
  }

  function next(before: readonly Waiting<Item, Outcome>[]): void {
    if (current !== before) return
    current = undefined
    if (waiting.length > 0) begin()
  }

  function takeBatch(): readonly Waiting<Item, Outcome>[] {
    let size = 0
    const fitting = waiting.slice(0, limits.items).findIndex(({ item }, index) => {
      size += limits.sizeOf(item)
      return index > 0 && size > limits.size
    })
    const count = fitting < 0 ? limits.items : fitting
    const batch = waiting.slice(0, count)
    waiting = waiting.slice(count)
    return batch
  }

  async function settle(batch: readonly Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await write(batch.map(({ item }) => item))
      for (const [index, { done }] of batch.entries()) done(outcomes[index] as Outcome)
    } catch (cause) {
      if (batch.length > 1 && isRefusedRow(cause)) await Promise.all(batch.map(one => settle([one])))
      else for (const { failed } of batch) failed(cause)
    }
  }

  return item =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed })
      if (current !== undefined) return
      // Those that arrive in the same turn of the event loop share the first write, too.
      current = []
      setImmediate(begin)
    })
}

/**
 * Creates a writer as `createBatches` does, with one queue for each database.
 *
 * @param writerOf returns the function that writes a batch to the database
 */
export function createDatabaseBatches<Item, Outcome>(
  writerOf: (db: Database) => (items: readonly Item[]) => Promise<readonly Outcome[]>,
  limits: BatchLimits<Item>,
): (db: Database, item: Item) => Promise<Outcome> {
  const queues = new WeakMap<Database, (item: Item) => Promise<Outcome>>()
  return (db, item) => {
    const queue = queues.get(db) ?? createBatches(writerOf(db), limits)
    queues.set(db, queue)
    return queue(item)
  }
}

const isRefusedRow = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && REFUSED_ROW.test(`${cause.code}`)
