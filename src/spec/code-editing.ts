import { EDITING_MESSAGES } from './messages'

/** Browsers on Android name it, unless they ask for the desktop's pages. */
const ANDROID = /\bAndroid\b/i

/**
 * Says why code cannot be edited in a browser; `undefined` if it can. On Android, keyboards do not report which key
 * was pressed [WID-25].
 */
export function checkCodeEditing(userAgent: string): string | undefined {
  return ANDROID.test(userAgent) ? EDITING_MESSAGES.noCode : undefined
}
