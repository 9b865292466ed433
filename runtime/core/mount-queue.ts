import { report } from '../../src/data/core/report'

/** Queues work that may take long, such as a block's first render. Urgent work goes first. */
export type Enqueue = (mount: () => void, isUrgent?: boolean) => void

/**
 * Runs queued work in order and yields to the browser between items, so that it can paint and handle input.
 *
 * @param wait a promise that all work waits for, if there is one.
 */
export function createMountQueue(wait: () => Promise<void> | undefined): Enqueue {
  const urgent: (() => void)[] = []
  const others: (() => void)[] = []
  const next = (): (() => void) | undefined => urgent.shift() ?? others.shift()
  let isRunning = false

  return (mount, isUrgent = false) => {
    ;(isUrgent ? urgent : others).push(mount)
    if (!isRunning) void run()
  }

  async function run(): Promise<void> {
    isRunning = true
    while (urgent.length > 0 || others.length > 0) {
      await (wait() ?? yieldToMain())
      try {
        // Urgent work may have been added in the meantime.
        next()?.()
      } catch (cause) {
        report(cause)
      }
    }
    isRunning = false
  }
}

interface YieldingScheduler {
  readonly yield?: () => Promise<void>
}

function yieldToMain(): Promise<unknown> {
  const { scheduler } = window as { scheduler?: YieldingScheduler }
  return scheduler?.yield ? scheduler.yield() : new Promise(done => setTimeout(done))
}
