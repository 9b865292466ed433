import { globalOf } from '../../src/data/core/dom'
import { report } from '../../src/data/core/report'

/** The first render of a block. */
export interface MountJob {
  /** Reads what the render needs from the page, and changes nothing. Repeated if the render has to wait. */
  readonly read?: (() => void) | undefined
  readonly mount: () => void
}

/** Queues a block's first render. Urgent ones go first. */
type Enqueue = (job: MountJob, isUrgent?: boolean) => void

/** Time that a slice of work takes, in ms, besides as long as the browser took before it. */
const SLICE_MS = 8

/**
 * Runs queued work in order, in slices between which the browser can paint and handle input.
 *
 * Each slice reads a few blocks, then mounts them: a read after a change makes the browser lay out the page, which takes
 * longer the more is on it. A slice takes as long as that layout and the browser's work before it, so that mounting a
 * thousand blocks costs a thousand times one block, and not a thousand layouts of a thousand blocks.
 *
 * @param wait a promise that all work waits for, if there is one.
 */
export function createMountQueue(
  wait: () => Promise<void> | undefined,
  now = () => performance.now(),
  pause = yieldToMain,
): Enqueue {
  const urgent: MountJob[] = []
  const others: MountJob[] = []
  let isRunning = false

  return (job, isUrgent = false) => {
    ;(isUrgent ? urgent : others).push(job)
    if (!isRunning) void run()
  }

  async function run(): Promise<void> {
    isRunning = true
    let size = 1
    while (urgent.length > 0 || others.length > 0) {
      const waiting = wait()
      await waiting
      const start = now()
      if (!waiting) await pause()
      size = runSlice(size, start)
    }
    isRunning = false
  }

  /** Mounts up to `size` blocks, and returns how many the next slice may read. */
  function runSlice(size: number, start: number): number {
    const queue = urgent.length > 0 ? urgent : others
    const batch = queue.slice(0, size)
    for (const { read } of batch) attempt(read)
    const begin = now()
    const end = begin + (begin - start) + SLICE_MS
    let count = 0
    for (const { mount } of batch) {
      queue.shift()
      attempt(mount)
      count++
      // Urgent work may have been added in the meantime.
      if (now() > end || (queue === others && urgent.length > 0)) return count
    }
    return 2 * size
  }
}

function attempt(work: (() => void) | undefined): void {
  try {
    work?.()
  } catch (cause) {
    report(cause)
  }
}

interface YieldingScheduler {
  readonly yield?: () => Promise<void>
}

function yieldToMain(): Promise<unknown> {
  const scheduler = globalOf('scheduler') as YieldingScheduler | undefined
  return scheduler?.yield ? scheduler.yield() : new Promise(done => setTimeout(done))
}
