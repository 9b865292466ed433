import { emit } from '../kit/element/host'

/**
 * Prevents the upgrade of blocks whose player is already loaded: moving a frame reloads it and loses the position in
 * the video.
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
      // After the bundle has run, when listeners are in place.
      queueMicrotask(() => emit(target, 'ready'))
    },
    { capture: true },
  )
}
