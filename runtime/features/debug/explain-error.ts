import type { BlockError } from '../../../src/data/core/report'

/** The page beside boot.js that describes every code. */
const PAGE = 'error-codes.html'

const explained = new Set<string>()

/** Logs where the cause of an error and its fix are described, once for each code. A cancelled error is ignored. */
export function explainError(
  { detail: { code }, defaultPrevented }: CustomEvent<BlockError>,
  base: string,
): void {
  if (!base || defaultPrevented || explained.has(code)) return
  explained.add(code)
  console.info(`[ashlar] ${code}: cause and fix are described at ${base}${PAGE}#${code}`)
}
