import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PrimitiveValueListNode,
  type ValueNode,
} from 'kysely'

/**
 * Makes text acceptable to Postgres, which rejects U+0000 and lone surrogates: both become U+FFFD. Text that must
 * round-trip exactly is stored as JSON, which escapes both.
 */
export function storableText(text: string): string {
  return text.replaceAll('\0', '\ufffd').toWellFormed()
}

/** Serialises rows as JSON for Postgres, whose escapes would otherwise decode to text that it rejects. */
export const storableJson = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value: unknown) => storable(value))

const storable = (value: unknown): unknown => (typeof value === 'string' ? storableText(value) : value)

class StorableTexts extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...super.transformValue(node), value: storable(node.value) }
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...super.transformPrimitiveValueList(node), values: node.values.map(storable) }
  }
}

/** A Kysely plugin that makes every bound text acceptable to Postgres. */
export function storableTexts(): KyselyPlugin {
  const transformer = new StorableTexts()
  return {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  }
}
