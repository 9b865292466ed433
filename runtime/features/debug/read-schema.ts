import type { OptionSchema } from './option-faults'

const schemas = new Map<string, Promise<OptionSchema | undefined>>()

/** Loads the JSON Schema of a block, once; `undefined` if it is not on the server, or the page may not read it. */
export function readSchema(name: string, base: string): Promise<OptionSchema | undefined> {
  const known = schemas.get(name)
  if (known) return known
  const reading = fetch(new URL(`schemas/${encodeURIComponent(name)}.json`, base))
    .then(answer => (answer.ok ? (answer.json() as Promise<OptionSchema>) : undefined))
    .catch(() => undefined)
  schemas.set(name, reading)
  return reading
}
