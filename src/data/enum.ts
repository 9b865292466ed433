/** A table of names and their numbers. */
export type Enumeration<Name extends string> = Readonly<Record<Name, number>>

/** The name of a number; undefined when the table does not hold it. */
export function nameOf<Name extends string>(table: Enumeration<Name>, id: number): Name | undefined {
  for (const name in table) if (table[name] === id) return name
  return undefined
}
