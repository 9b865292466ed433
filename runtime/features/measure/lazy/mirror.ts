import { dom } from '../../../../src/data/core/dom'
import { EVENTS_CHANNEL, readSignal, SIGNAL_TYPES } from '../../../../src/visitor/measure-page/signals'
import type { Measuring } from '../page/measuring'

/** Mirrors this page's signals to an administrator's other tabs. */
export function startMirror({ signal }: Pick<Measuring, 'signal'>): void {
  const channel = new BroadcastChannel(EVENTS_CHANNEL)
  signal.addEventListener('abort', () => channel.close())
  for (const type of SIGNAL_TYPES) {
    dom.addEventListener(
      type,
      event => {
        const message = readSignal(type, (event as CustomEvent).detail)
        if (message) channel.postMessage(message)
      },
      { signal },
    )
  }
}
