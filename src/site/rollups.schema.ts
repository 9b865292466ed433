import * as z from 'zod/mini'
import { record } from '../kinds'
import { isRecord } from '../record'

/** The files of a module. */
interface Files {
  readonly js: readonly string[]
  readonly css: readonly string[]
}

/** Module name → its scripts and its style sheets (B3 L121). */
export const rollupsSchema = z._default(
  z.pipe(
    record(),
    z.transform(
      (rollups): Record<string, Files> =>
        Object.fromEntries(
          Object.entries(rollups).map(([name, files]) => [
            name,
            isRecord(files) ? { js: urls(files.js), css: urls(files.css) } : { js: [], css: [] },
          ]),
        ),
    ),
  ),
  {},
)

/** Real pages write a single file as a text and leave an empty list out. */
function urls(value: unknown): string[] {
  return [value].flat().filter(url => typeof url === 'string')
}
