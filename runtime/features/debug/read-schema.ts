import type { OptionSchema } from './option-faults'

const schemas = new Map<string, Promise<OptionSchema | undefined>>()

/** The schemas' folder from that of boot.js: both flavours share it. */
const FOLDER = import.meta.env?.MODE === 'lite' ? '../schemas/' : 'schemas/'

/** Loads the JSON Schema of a block, once; `undefined` if it is not on the server, or the page may not read it. */
export function readSchema(name: string, base: string): Promise<OptionSchema | undefined> {
  const known = schemas.get(name)
  if (known) return known
  const reading = fetch(new URL(`${FOLDER}${encodeURIComponent(name)}.json`, base))
    .then(answer => (answer.ok ? (answer.json() as Promise<OptionSchema>) : undefined))
    .catch(() => undefined)
  schemas.set(name, reading)
  return reading
}
