import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A page that a builder has exported, with its own scripts beside it: the runtime that we replace.
 *
 * @param {string} folder contains `index.html`
 * @returns {import('./pages.mjs').Page}
 */
export function savedPage(folder) {
  const document = readFileSync(join(folder, 'index.html'), 'utf8')
  return { name: 'saved', group: 'A saved page', title: folder, main: '', document }
}
