import { report } from '../../src/report'

/** Takes work that may be long, such as a block's first render. `isUrgent` puts it in front. */
export type Enqueue = (mount: () => void, isUrgent?: boolean) => void

/**
 * Runs what it is given one at a time, in order, and lets the browser paint and answer the visitor
 * in between.
 *
 * @param wait what all of it waits for, if there is anything.
 */
export function createMountQueue(wait: () => Promise<void> | undefined): Enqueue {
  const waiting: (() => void)[] = []
  let isRunning = false

  return (mount, isUrgent = false) => {
    if (isUrgent) waiting.unshift(mount)
    else waiting.push(mount)
    if (!isRunning) void run()
  }

  async function run(): Promise<void> {
    isRunning = true
    for (let mount = waiting.shift(); mount; mount = waiting.shift()) {
      await (wait() ?? yieldToMain())
      try {
        mount()
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
