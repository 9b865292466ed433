import { readFileSync } from 'node:fs'

/**
 * Reads a table of requirements: a line each, tab-separated, a heading first, the id in column one.
 *
 * @returns {string[]} the ids, in the table's order
 */
export function readRequirements(file) {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map(line => line.split('\t')[0])
}
