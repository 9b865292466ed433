/** A table of names and their numbers. */
export type Enumeration<Name extends string = string, Id extends number = number> = Readonly<Record<Name, Id>>

/** The name of a number; undefined when the table does not hold it. */
export function nameOf<Name extends string>(table: Enumeration<Name>, id: number): Name | undefined {
  return Object.keys(table)
    .filter(name => hasName(table, name))
    .find(name => table[name] === id)
}

/** The number of a name that came from elsewhere; undefined when the table does not hold it. */
export function idOf<Name extends string, Id extends number>(
  table: Enumeration<Name, Id>,
  name: string,
): Id | undefined {
  return hasName(table, name) ? table[name] : undefined
}

/** The text is one of the listed ones. */
export function isOneOf<Name extends string>(names: readonly Name[], text: string): text is Name {
  return names.some(name => name === text)
}

function hasName<Name extends string>(table: Enumeration<Name>, name: string): name is Name {
  return Object.hasOwn(table, name)
}
