import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import type { JsonSchema } from './json-schema-subset.ts'

/**
 * Describes the keys of the page context that we read, from the calls of `slice` in the sources. A context may have any
 * others: those of its server.
 *
 * @param root the folder of the repository.
 */
export function contextSchema(root = '.'): JsonSchema {
  const tree: Tree = new Map()
  for (const file of globSync('{src,blocks,runtime}/**/*.ts', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8')
    if (!text.includes('slice([')) continue
    new Visitor({
      CallExpression(call) {
        for (const path of pathsOf(call)) addPath(tree, path.split('.'))
      },
    }).visit(parseSync(file, text).program)
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...schemaOf(tree),
    description: 'The page context: the JSON of <script type="application/json" id="site-context">.',
  }
}

/** The keys of an object, each with those of its value. */
type Tree = Map<string, Tree>

function addPath(tree: Tree, [key = '', ...rest]: readonly string[]): void {
  const inner: Tree = tree.get(key) ?? new Map()
  tree.set(key, inner)
  if (rest.length > 0) addPath(inner, rest)
}

const schemaOf = (tree: Tree): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    [...tree].map(([key, inner]) => [key, inner.size > 0 ? schemaOf(inner) : {}]),
  ),
  additionalProperties: true,
})

/** The paths of all fields of a call of `slice`; of another call, none. */
function pathsOf({ callee, arguments: [places, fields] }: ESTree.CallExpression): string[] {
  if (!isNamed(callee, 'slice') || fields?.type !== 'ObjectExpression') return []
  return fields.properties.flatMap(field => {
    if (field.type !== 'Property' || field.key.type !== 'Identifier') return []
    const { value, key } = field
    // `at` gives a field places of its own.
    return value.type === 'CallExpression' && isNamed(value.callee, 'at')
      ? textsIn(value.arguments[0])
      : textsIn(places).map(place => place + key.name)
  })
}

const isNamed = (callee: ESTree.Expression, name: string): boolean =>
  callee.type === 'Identifier' && callee.name === name

const textsIn = (list: ESTree.Argument | undefined): string[] =>
  list?.type === 'ArrayExpression'
    ? list.elements.flatMap(item => (item?.type === 'Literal' ? [String(item.value)] : []))
    : []
