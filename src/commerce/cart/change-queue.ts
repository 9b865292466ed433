import type { CartOutcome } from './cart-interface'

/** Debounce of a line's quantity, in ms. */
export const QUANTITY_DELAY_MS = 350

/** A change that takes longer than this, in ms, is slow. */
export const SLOW_MS = 8000

/** A queued change. */
export interface QueuedChange {
  /** A newer change with the same key replaces this one while it waits. */
  readonly key?: string
  /** How long to wait for a replacement while nothing follows, in ms. */
  readonly delayMs?: number
  readonly send: () => Promise<CartOutcome>
  /** Called when a newer change has replaced this one. */
  readonly replaced?: () => void
}

/** A queue that sends changes one after another. */
interface ChangeQueue {
  /** Resolves to the outcome of the change, or of its replacement. */
  readonly add: (change: QueuedChange) => Promise<CartOutcome>
  /** Sends everything without delays and resolves to whether all succeeded. */
  readonly flush: () => Promise<boolean>
  /** Sends everything immediately: the visitor leaves the page. */
  readonly leave: () => void
}

interface Waiting extends QueuedChange {
  readonly settle: (outcome: CartOutcome | Promise<CartOutcome>) => void
}

/**
 * Makes a queue.
 *
 * @param after schedules work and returns how to cancel it.
 * @param slow called with true when a change becomes slow, and with false when it ends.
 */
export function createQueue(
  after: (work: () => void, ms: number) => () => void,
  slow: (isSlow: boolean) => void,
): ChangeQueue {
  const waiting: Waiting[] = []
  let running: Promise<void> | undefined
  let isHurried = false
  let hasFailed = false
  let wake = (): void => {}

  /** Resolves to true after `ms`, or to false as soon as another change arrives. */
  const pause = (ms: number): Promise<boolean> =>
    new Promise(done => {
      const cancel = after(() => done(true), ms)
      wake = () => {
        cancel()
        done(false)
      }
    })

  async function run(): Promise<void> {
    for (let next = waiting[0]; next; next = waiting[0]) {
      const { delayMs = 0 } = next
      if (delayMs > 0 && waiting.length === 1 && !isHurried && !(await pause(delayMs))) continue
      waiting.shift()
      const outcome = next.send()
      next.settle(outcome)
      const cancelSlow = after(() => slow(true), SLOW_MS)
      // A change that throws must not block the others.
      const isMade = await outcome.then(
        ({ ok }) => ok,
        () => false,
      )
      cancelSlow()
      slow(false)
      hasFailed ||= !isMade
    }
    isHurried = false
    running = undefined
  }

  return {
    add(change) {
      return new Promise(settle => {
        const at = waiting.findIndex(({ key }) => key !== undefined && key === change.key)
        const [old] = at < 0 ? [] : waiting.splice(at, 1)
        old?.replaced?.()
        waiting.push({
          ...change,
          settle(outcome) {
            old?.settle(outcome)
            settle(outcome)
          },
        })
        wake()
        running ??= run()
      })
    },
    async flush() {
      isHurried = running !== undefined
      hasFailed = false
      wake()
      await running
      return !hasFailed
    },
    leave() {
      for (const change of waiting.splice(0)) change.settle(change.send())
      wake()
    },
  }
}
