import { report } from '../../src/data/core/report'

/** Takes work that may be long, such as a block's first render. What is urgent goes before what is not. */
export type Enqueue = (mount: () => void, isUrgent?: boolean) => void

/**
 * Runs what it is given one at a time, in order, and lets the browser paint and answer the visitor
 * in between.
 *
 * @param wait what all of it waits for, if there is anything.
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
        // What has become urgent in the meantime goes first.
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
