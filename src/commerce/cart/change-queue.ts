import type { CartOutcome } from './cart-interface'

/** How long a new quantity waits for a newer one, in ms. */
export const QUANTITY_DELAY_MS = 350

/** A change that waits for its turn. */
export interface QueuedChange {
  /** A newer change of the same thing takes the place of one that still waits. */
  readonly key?: string
  /** How long it waits for a newer one, in ms, while nothing stands behind it. */
  readonly delayMs?: number
  readonly send: () => Promise<CartOutcome>
  /** A newer change has taken its place. */
  readonly replaced?: () => void
}

/** Changes that are sent one after another. */
export interface ChangeQueue {
  /** Gives the outcome of the change, or of the one that took its place. */
  readonly add: (change: QueuedChange) => Promise<CartOutcome>
  /** Sends everything without pauses, and gives whether all of it was made. */
  readonly flush: () => Promise<boolean>
  /** The visitor leaves: sends everything at once. */
  readonly leave: () => void
}

interface Waiting extends QueuedChange {
  readonly settle: (outcome: CartOutcome | Promise<CartOutcome>) => void
}

/** @param after does the work later, and returns how to call it off. */
export function createQueue(after: (work: () => void, ms: number) => () => void): ChangeQueue {
  const waiting: Waiting[] = []
  let running: Promise<void> | undefined
  let isHurried = false
  let hasFailed = false
  let wake = (): void => {}

  /** True when the time is over, false when something has come meanwhile. */
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
      // One that throws must not keep the others.
      const isMade = await outcome.then(
        ({ ok }) => ok,
        () => false,
      )
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
