import { emit } from '../kit/element/host'

/** Leaves a frame that the server's HTML already shows where it stands: moving it would load it again. */
export function leaveShownFrames(page: Document): void {
  page.addEventListener(
    'ashlar:mount',
    event => {
      const { target } = event
      if (!(target instanceof HTMLElement) || target.localName !== 'ashlar-embed') return
      if (!target.querySelector('iframe, object, embed')) return
      event.preventDefault()
      event.stopPropagation()
      // Whoever waits for the block listens once its bundle has run.
      queueMicrotask(() => emit(target, 'ready'))
    },
    { capture: true },
  )
}
