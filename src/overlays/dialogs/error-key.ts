/** The length of an error key [ERR-04]. */
const LENGTH = 10

/** A key of ten random base-36 characters, by which a report and what the visitor saw find each other. */
export function createErrorKey(random: () => number = Math.random): string {
  return Array.from({ length: LENGTH }, () => Math.floor(random() * 36).toString(36)).join('')
}
