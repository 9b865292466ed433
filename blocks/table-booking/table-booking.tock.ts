import { BlockError } from '../../src/data/core/report'
import { runThirdPartyCode } from '../../src/visitor/consent/third-party-code'
import { TOCK_CONTAINER, TOCK_SCRIPT } from './table-booking.state'

/** Tock's own global: a queue until its script runs, which then takes it over. */
interface Tock {
  (...call: unknown[]): void
  readonly queue?: unknown[][]
  /** Set once the script runs. */
  readonly callMethod?: unknown
}

/**
 * Lets Tock draw a restaurant's form into `box` (B7 L319).
 *
 * @throws BlockError `outside-failed` when it does not, or draws into another block of the page.
 */
export async function drawTock(
  box: HTMLElement,
  slug: string,
  data: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted()
  if (document.getElementById(TOCK_CONTAINER)) {
    throw new BlockError('outside-failed', 'Tock draws one form on a page')
  }
  const container = document.createElement('div')
  container.id = TOCK_CONTAINER
  Object.assign(container.dataset, data)
  box.append(container)

  const known = tock()
  if (!known) Reflect.set(window, 'tock', createQueue())
  tock()?.('init', slug)
  try {
    await runThirdPartyCode({
      src: known?.callMethod ? undefined : TOCK_SCRIPT,
      into: document.head,
      box,
      isDrawn: () => container.childElementCount > 0,
      signal,
    })
  } catch (cause) {
    // Another block of the page may try, and only for itself.
    container.remove()
    if (!known && !signal.aborted && !tock()?.callMethod) Reflect.deleteProperty(window, 'tock')
    throw cause
  }
}

function tock(): Tock | undefined {
  const found: unknown = Reflect.get(window, 'tock')
  return typeof found === 'function' ? (found as unknown as Tock) : undefined
}

/** As Tock's own snippet makes it. */
function createQueue(): Tock {
  const queue: unknown[][] = []
  const tock = (...call: unknown[]): void => {
    const { callMethod } = tock as Tock
    if (typeof callMethod === 'function') callMethod.apply(tock, call)
    else queue.push(call)
  }
  return Object.assign(tock, { queue, push: tock, loaded: true, version: '1.0' })
}
