import { BlockError } from '../src/block-error'
import { report } from '../src/report'

/** Work done once, when the site starts. Returns how to undo it, if it can be undone. */
export type Initializer = () => (() => void) | void

/** What starts and stops with the site (B4 L258). */
export interface Lifecycle {
  /** Runs `initializer` when the site starts, in order of registration; at once when it has started. */
  readonly onInit: (initializer: Initializer) => void
  /** Runs `destructor` when the site is destroyed. */
  readonly onDestroy: (destructor: () => void) => void
  readonly initialize: () => void
  /** Runs everything that undoes, the last first. */
  readonly destroy: () => void
}

/** Starts and stops many parts so that none can keep another from starting or stopping. */
export function createLifecycle(): Lifecycle {
  let state: 'new' | 'running' | 'destroyed' = 'new'
  const initializers: Initializer[] = []
  const destructors: (() => void)[] = []

  const run = (initializer: Initializer): void => {
    const stop = attempt(initializer)
    if (stop) destructors.push(stop)
  }
  return {
    onInit(initializer) {
      if (state === 'running') run(initializer)
      else initializers.push(initializer)
    },
    onDestroy: destructor => void destructors.push(destructor),
    initialize() {
      if (state !== 'new') return
      state = 'running'
      for (const initializer of initializers.splice(0)) run(initializer)
    },
    destroy() {
      state = 'destroyed'
      for (const destructor of destructors.splice(0).reverse()) attempt(destructor)
    },
  }
}

function attempt(work: Initializer): (() => void) | void {
  try {
    return work()
  } catch (cause) {
    report(new BlockError('start-failed', `${work.name || 'a start'} failed`, { cause }))
  }
}
