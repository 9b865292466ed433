import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

/** A regular expression of the product. */
export interface Expression {
  readonly pattern: string
  readonly flags: string
  /** The files that contain it. */
  readonly files: readonly string[]
}

/** Files that read only texts of this repository: its own sources, bundles and QA pages. */
const OWN_TEXT =
  /^runtime\/(build|types)\/|^demo\/server\/pages\/qa\/block-states\.ts$|\.(test|fixture|d)\.tsx?$/

/** Finds the regular expressions of all files that read texts of others, each once. */
export function regularExpressions(root: string): Expression[] {
  const found = new Map<string, { pattern: string; flags: string; files: string[] }>()
  for (const file of globSync('{src,runtime,blocks,demo/server}/**/*.{ts,tsx}', { cwd: root })) {
    if (OWN_TEXT.test(file)) continue
    for (const { pattern, flags } of expressionsIn(file, readFileSync(join(root, file), 'utf8'))) {
      const known = found.get(`/${pattern}/${flags}`) ?? { pattern, flags, files: [] }
      known.files.push(file)
      found.set(`/${pattern}/${flags}`, known)
    }
  }
  return [...found.values()]
}

type Literal = Pick<Expression, 'pattern' | 'flags'>

/** The literals, and the arguments of `new RegExp`, of a module. */
export function expressionsIn(file: string, source: string): Literal[] {
  const literals: Literal[] = []
  const constants = new Map<string, string>()
  const { program } = parseSync(file, source)
  /** The text of a constant expression; `x` stands for what is known only when the code runs. */
  const textOf = (node: ESTree.Node | undefined): string => {
    if (node?.type === 'Literal') return `${node.value}`
    if (node?.type === 'Identifier') return constants.get(node.name) ?? 'x'
    if (node?.type !== 'TemplateLiteral') return 'x'
    return node.quasis.reduce(
      (text, { value }, at) => text + (at > 0 ? textOf(node.expressions[at - 1]) : '') + (value.cooked ?? ''),
      '',
    )
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, textOf(init))
    },
    Literal(node) {
      if ('regex' in node && node.regex) literals.push(node.regex)
    },
    NewExpression({ callee, arguments: [pattern, flags] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return
      literals.push({ pattern: textOf(pattern), flags: flags ? textOf(flags) : '' })
    },
  }).visit(program)
  return literals
}
