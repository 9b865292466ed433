import { EDITING_MESSAGES } from './editing-messages'

/** A browser on Android says so in its name; one that shows itself as of a desktop does not, and edits well. */
const ANDROID = /\bAndroid\b/i

/**
 * Why code cannot be edited in this browser; undefined where it can (B8 L330). Android's keyboards do not tell
 * an editor of code which key was pressed.
 */
export function checkCodeEditing(userAgent: string): string | undefined {
  return ANDROID.test(userAgent) ? EDITING_MESSAGES.noCode : undefined
}
