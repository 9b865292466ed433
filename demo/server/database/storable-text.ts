import { type Dialect, PostgresQueryCompiler } from 'kysely'

/**
 * Makes text acceptable to Postgres, which rejects U+0000 and lone surrogates: both become U+FFFD. Text that must
 * round-trip exactly is stored as JSON, which escapes both.
 */
export function storableText(text: string): string {
  return text.replaceAll('\0', '\ufffd').toWellFormed()
}

/** Serialises rows as JSON for Postgres, whose escapes would otherwise decode to text that it rejects. */
export const storableJson = (rows: readonly unknown[]): string =>
  JSON.stringify(rows, (_, value: unknown) => storable(value))

const storable = (value: unknown): unknown => (typeof value === 'string' ? storableText(value) : value)

class StorableQueryCompiler extends PostgresQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(storable(parameter))
  }
}

/**
 * A dialect of Postgres that makes every bound text acceptable to it. A plugin of Kysely would walk through each query
 * once more, which takes twice as long as to compile it.
 */
export const withStorableTexts = (dialect: Dialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => dialect.createDriver(),
  createIntrospector: db => dialect.createIntrospector(db),
  createQueryCompiler: () => new StorableQueryCompiler(),
})
