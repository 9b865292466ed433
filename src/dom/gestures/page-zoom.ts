/** Above this scale, fingers have zoomed the page; rounding leaves a little more than 1. */
const ZOOMED = 1.01

/**
 * Whether fingers have zoomed the page. They then move what the visitor sees of it, and zoom out again: no other gesture may
 * take them, or there is no way back.
 */
export const isPageZoomed = (): boolean => (globalThis.visualViewport?.scale ?? 1) > ZOOMED

/** Whether a press belongs to the browser, because the page is zoomed. The mouse zooms nothing. */
export const movesPage = ({ pointerType }: PointerEvent): boolean => pointerType !== 'mouse' && isPageZoomed()

/** Calls `changed` whenever the page's zoom changes, until the signal aborts. */
export function followPageZoom(changed: () => void, signal: AbortSignal): void {
  globalThis.visualViewport?.addEventListener('resize', changed, { signal })
}
