import { emit } from '../kit/element/host'

/**
 * Leaves a player that the server's HTML already shows where it stands: moving a frame would load it
 * again, and lose the visitor's place in the video. Such a block never asks to render.
 */
export function leaveShownPlayers(page: Document): void {
  page.addEventListener(
    'ashlar:mount',
    event => {
      const { target } = event
      if (!(target instanceof HTMLElement) || target.localName !== 'ashlar-video') return
      if (!target.querySelector('iframe, object, embed')) return
      event.preventDefault()
      event.stopPropagation()
      // Whoever waits for the block listens once its bundle has run.
      queueMicrotask(() => emit(target, 'ready'))
    },
    { capture: true },
  )
}
