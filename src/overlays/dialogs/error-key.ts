/** The length of an error key [ERR-04]. */
const LENGTH = 10

/** Creates a key of ten random base-36 characters that links a report to the message on screen. */
export function createErrorKey(random: () => number = Math.random): string {
  return Array.from({ length: LENGTH }, () => Math.floor(random() * 36).toString(36)).join('')
}
