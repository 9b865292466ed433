import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BLOCK_NAMES } from 'virtual:ashlar/block-names'
import { fromJSONSchema } from 'zod'
import type { OptionSchema } from '../../features/debug/option-faults'

/** The options that an author may write into a block's data. */
interface DataSchema {
  readonly options: OptionSchema
  /** Lists what does not fit, each with its path. */
  readonly issuesOf: (data: unknown) => readonly DataIssue[]
}

/** A value that does not fit. */
interface DataIssue {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** By the name of a block, or `PAGE_CONTEXT`. */
export type ReadSchema = (name: string) => Promise<DataSchema | undefined>

/** The name of the schema of the page context. */
export const PAGE_CONTEXT = 'site-context'

/** Issues that `optionFaults` words better. */
const NAMED_ELSEWHERE: readonly string[] = ['unrecognized_keys', 'invalid_value']

/**
 * Reads the JSON Schemas of a build, each once.
 *
 * @param dist the folder of the build.
 */
export function schemaReader(dist: string): ReadSchema {
  const known = new Map<string, Promise<DataSchema | undefined>>()
  return name => {
    const reading = known.get(name) ?? readSchema(dist, name)
    known.set(name, reading)
    return reading
  }
}

async function readSchema(dist: string, name: string): Promise<DataSchema | undefined> {
  if (name !== PAGE_CONTEXT && !BLOCK_NAMES.includes(name)) return undefined
  const text = await readFile(join(dist, 'schemas', `${name}.json`), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const options = JSON.parse(text)
  const schema = fromJSONSchema(options)
  return {
    options,
    issuesOf: data =>
      (schema.safeParse(data).error?.issues ?? [])
        .filter(({ code }) => !NAMED_ELSEWHERE.includes(code))
        .map(({ path, message }) => ({
          path: path.map(key => (typeof key === 'symbol' ? String(key) : key)),
          message: message.replace(/^Invalid input: /, ''),
        })),
  }
}
