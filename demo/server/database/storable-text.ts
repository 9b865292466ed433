import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PrimitiveValueListNode,
  type ValueNode,
} from 'kysely'

/**
 * Text that Postgres takes: it refuses the character U+0000, and UTF-8 has no lone surrogates. Both become
 * U+FFFD. What must come back exactly is kept as JSON, which writes both as escapes.
 */
export function storableText(text: string): string {
  return text.replaceAll('\0', '\ufffd').toWellFormed()
}

const storable = (value: unknown): unknown => (typeof value === 'string' ? storableText(value) : value)

class StorableTexts extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...super.transformValue(node), value: storable(node.value) }
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...super.transformPrimitiveValueList(node), values: node.values.map(storable) }
  }
}

/** Every text that goes to the database becomes one that it takes. */
export function storableTexts(): KyselyPlugin {
  const transformer = new StorableTexts()
  return {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  }
}
