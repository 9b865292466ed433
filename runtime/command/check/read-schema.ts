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

export type ReadSchema = (block: string) => Promise<DataSchema | undefined>

/** Issues that `optionFaults` words better. */
const NAMED_ELSEWHERE: readonly string[] = ['unrecognized_keys', 'invalid_value']

/**
 * Reads the JSON Schemas of a build, each once.
 *
 * @param dist the folder of the build.
 */
export function schemaReader(dist: string): ReadSchema {
  const known = new Map<string, Promise<DataSchema | undefined>>()
  return block => {
    const reading = known.get(block) ?? readSchema(dist, block)
    known.set(block, reading)
    return reading
  }
}

async function readSchema(dist: string, block: string): Promise<DataSchema | undefined> {
  if (!BLOCK_NAMES.includes(block)) return undefined
  const text = await readFile(join(dist, 'schemas', `${block}.json`), 'utf8').catch(() => undefined)
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
