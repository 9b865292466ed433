import { EVENTS_CHANNEL, readSignal, SIGNAL_TYPES } from '../../../../src/visitor/measure-page/signals'
import type { Measuring } from '../page/measuring'

/** Shows an administrator's other tabs what happens on this page (B6 L287). */
export function startMirror({ signal }: Pick<Measuring, 'signal'>): void {
  const channel = new BroadcastChannel(EVENTS_CHANNEL)
  signal.addEventListener('abort', () => channel.close())
  for (const type of SIGNAL_TYPES) {
    document.addEventListener(
      type,
      event => {
        const found = readSignal(type, (event as CustomEvent).detail)
        if (found) channel.postMessage(found)
      },
      { signal },
    )
  }
}
