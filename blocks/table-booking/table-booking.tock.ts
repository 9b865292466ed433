import { dom, globalOf } from '../../src/data/core/dom'
import { BlockError } from '../../src/data/core/report'
import { runThirdPartyScript } from '../../src/visitor/consent/third-party-script'
import { TOCK_CONTAINER, TOCK_SCRIPT } from './table-booking.state'

/** Tock's global: a queue until its script runs. */
interface Tock {
  (...call: unknown[]): void
  readonly queue?: unknown[][]
  /** Set once the script runs. */
  readonly callMethod?: unknown
}

/**
 * Renders Tock's form into `box`.
 *
 * @throws BlockError `outside-failed` on failure, or if another block of the page has the form.
 */
export async function drawTock(
  box: HTMLElement,
  slug: string,
  data: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted()
  if (dom.getElementById(TOCK_CONTAINER)) {
    throw new BlockError('outside-failed', 'Tock supports one form per page')
  }
  const container = dom.createElement('div')
  container.id = TOCK_CONTAINER
  Object.assign(container.dataset, data)
  box.append(container)

  const known = tock()
  if (!known) Reflect.set(window, 'tock', createQueue())
  tock()?.('init', slug)
  try {
    await runThirdPartyScript({
      src: known?.callMethod ? undefined : TOCK_SCRIPT,
      into: dom.head,
      box,
      isDrawn: () => container.childElementCount > 0,
      signal,
    })
  } catch (cause) {
    // Frees the container's id for another block.
    container.remove()
    if (!known && !signal.aborted && !tock()?.callMethod) Reflect.deleteProperty(window, 'tock')
    throw cause
  }
}

function tock(): Tock | undefined {
  const found: unknown = globalOf('tock')
  return typeof found === 'function' ? (found as unknown as Tock) : undefined
}

/** Creates the queue of Tock's snippet. */
function createQueue(): Tock {
  const queue: unknown[][] = []
  const tock = (...call: unknown[]): void => {
    const { callMethod } = tock as Tock
    if (typeof callMethod === 'function') callMethod.apply(tock, call)
    else queue.push(call)
  }
  return Object.assign(tock, { queue, push: tock, loaded: true, version: '1.0' })
}
