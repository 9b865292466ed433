import { type ESTree, parseSync } from 'vite'

/**
 * The kinds of nodes, by React's numbers, that no view creates: profilers, Suspense with its lists, caches and hidden
 * trees, lazy components, activities, scopes, tracing markers, and the document's own elements.
 */
const UNUSED_KINDS: ReadonlySet<unknown> = new Set([12, 13, 16, 18, 19, 21, 22, 23, 24, 25, 26, 27, 30, 31])

type Cut = readonly [start: number, end: number, by: string]

/** Removes the cases for these kinds of nodes from `switch (NODE.tag)`. */
export function withoutUnusedKinds(code: string): string {
  const cuts: Cut[] = []
  collectCuts(parseSync('react-dom.js', code).program, cuts)
  // From the end, so that the positions before stay true.
  return cuts.reduceRight((text, [start, end, by]) => text.slice(0, start) + by + text.slice(end), code)
}

/** Collects the cuts in a node, in the order of the text. */
function collectCuts(node: ESTree.Node, cuts: Cut[]): void {
  if (!isSwitchOnKind(node)) {
    for (const child of childrenOf(node)) collectCuts(child, cuts)
    return
  }
  const unused = unusedCases(node)
  const variables = [...new Set(unused.flatMap(variablesOf))]
  // Other cases use the variables of removed ones.
  if (variables.length > 0) cuts.push([node.start, node.start, `var ${variables};\n`])
  for (const each of node.cases) {
    if (unused.includes(each)) cuts.push([each.start, each.end, ''])
    else collectCuts(each, cuts)
  }
}

const isSwitchOnKind = (node: ESTree.Node): node is ESTree.SwitchStatement =>
  node.type === 'SwitchStatement' &&
  node.discriminant.type === 'MemberExpression' &&
  node.discriminant.property.type === 'Identifier' &&
  node.discriminant.property.name === 'tag'

/** The cases for unused kinds, without those that another case runs into. */
function unusedCases({ cases }: ESTree.SwitchStatement): ESTree.SwitchCase[] {
  let isRunInto = false
  return cases.filter(each => {
    const { test, consequent } = each
    const isUnused = test?.type === 'Literal' && UNUSED_KINDS.has(test.value)
    if (isUnused && !(isRunInto && consequent.length > 0)) return true
    isRunInto = !leaves(consequent.at(-1))
    return false
  })
}

/** Whether the statement never continues with the next one. */
function leaves(statement: ESTree.Statement | undefined): boolean {
  if (statement?.type === 'BlockStatement') return leaves(statement.body.at(-1))
  return /^(Break|Return|Continue|Throw)Statement$/.test(`${statement?.type}`)
}

function variablesOf(node: ESTree.Node): string[] {
  const own =
    node.type === 'VariableDeclaration'
      ? node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
      : []
  return [...own, ...childrenOf(node).flatMap(variablesOf)]
}

const childrenOf = (node: ESTree.Node): ESTree.Node[] => Object.values(node).flat().filter(isNode)

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
