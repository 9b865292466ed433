import type { Screen } from './image-width'
import { CONCURRENT_LOADS } from './load-queue'

/** Up to this width a screen counts as mobile (B9 L368). */
const MOBILE = '(max-width: 432px)'

/** Reads the screen and the connection as they are now. */
export function readScreen(page: Window = window): Screen {
  const { connection } = page.navigator as Navigator & { connection?: { saveData?: boolean } }
  return { devicePixelRatio: page.devicePixelRatio, saveData: connection?.saveData === true }
}

/** How many pictures may load at a time on this screen (B4 L215). */
export function concurrentLoads(page: Window = window): number {
  return page.matchMedia(MOBILE).matches ? CONCURRENT_LOADS.mobile : CONCURRENT_LOADS.desktop
}
