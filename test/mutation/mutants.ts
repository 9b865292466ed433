import { type ESTree, parseSync, Visitor } from 'vite'

/** A change of one place in a file that a test should notice. */
export interface Mutant {
  readonly file: string
  readonly line: number
  /** Where the text that it replaces starts and ends. */
  readonly range: readonly [start: number, end: number]
  readonly before: string
  readonly after: string
}

const OPERATORS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}

/** All mutants of a file: swapped operators, turned conditions, other numbers, and calls that are left out. */
export function mutantsOf(file: string, text: string): readonly Mutant[] {
  const mutants: Mutant[] = []
  const add = (start: number, end: number, after: string): void => {
    const line = text.slice(0, start).split('\n').length
    mutants.push({ file, line, range: [start, end], before: text.slice(start, end), after })
  }
  const turn = ({ start, end }: ESTree.Expression): void => add(start, end, `!(${text.slice(start, end)})`)
  const swap = ({ left, right, operator }: ESTree.BinaryExpression | ESTree.LogicalExpression): void => {
    const after = OPERATORS[operator]
    const start = text.indexOf(operator, left.end)
    if (after && start < right.start) add(start, start + operator.length, after)
  }
  new Visitor({
    BinaryExpression: swap,
    LogicalExpression: swap,
    IfStatement: ({ test }) => turn(test),
    ConditionalExpression: ({ test }) => turn(test),
    Literal({ value, start, end }) {
      if (typeof value === 'boolean') add(start, end, `${!value}`)
      else if (typeof value === 'number') add(start, end, `${value + 1}`)
    },
    ExpressionStatement({ expression, start, end }) {
      if (expression.type === 'CallExpression') add(start, end, ';')
    },
  }).visit(parseSync(file, text).program)
  return mutants
}
