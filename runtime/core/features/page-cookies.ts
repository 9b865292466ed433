import { dom } from '../../../src/data/core/dom'

/** The page's cookies; empty in a frame that may not read them. */
export function readCookies(): string {
  try {
    return dom.cookie
  } catch {
    return ''
  }
}
