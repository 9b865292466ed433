import { type Plugin, parseSync, Visitor } from 'vite'
import { docsOf } from './source-modules.ts'

/** Key of a field's JSDoc, in the object that has the field: the default of a node, because zod accepts nodes only. */
export const docKey = (field: string): symbol => Symbol.for(`ashlar:doc:${field}`)

/** Key of the type that the source gives a `z.custom` or `z.transform`, in the definition of its node. */
export const TYPE = Symbol.for('ashlar:type')

/** A type as the source writes it, and the file that declares its names. */
export interface SourceType {
  readonly text: string
  readonly file: string
}

/** Key of all constants of the schemas' modules, in the global object: `FILE#NAME` → how to read it. */
export const CONSTANTS = Symbol.for('ashlar:constants')

/**
 * Keeps what the sources of the schemas say beyond their code: the JSDoc of each field, and the types of `z.custom` and
 * of the parameters of `z.transform`.
 */
export function annotateSchemas(): Plugin {
  return {
    name: 'ashlar:annotate-schemas',
    enforce: 'pre',
    transform: {
      filter: { id: /\.ts$/, code: /^import \* as z from 'zod\/mini'/m },
      handler: (code, file) => ({ code: annotated(code, file), map: null }),
    },
  }
}

/** Adds the annotations to the source of a module. */
export function annotated(code: string, file: string): string {
  const { program, comments } = parseSync(file, code)
  const docs = docsOf(code, comments)
  const inserts: (readonly [at: number, text: string])[] = []
  const constants = program.body.flatMap(statement => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []))
  })
  new Visitor({
    ObjectExpression({ properties }) {
      for (const property of properties) {
        if (property.type !== 'Property') continue
        const { key: name } = property
        const field = name.type === 'Identifier' ? name.name : name.type === 'Literal' ? `${name.value}` : ''
        const doc = docs.get(property.start)
        if (!doc || !field) continue
        const key = `Symbol.for('${docKey(field).description}')`
        inserts.push([property.start, `[${key}]:z._default(z.unknown(),${JSON.stringify(doc)}),`])
      }
    },
    CallExpression({ callee, typeArguments, arguments: values, start, end }) {
      const call = code.slice(callee.start, callee.end)
      const [first] = values
      const parameter = first?.type === 'ArrowFunctionExpression' ? first.params[0] : undefined
      const type =
        call === 'z.custom'
          ? typeArguments?.params[0]
          : call === 'z.transform' && parameter?.type === 'Identifier'
            ? parameter.typeAnnotation?.typeAnnotation
            : undefined
      if (!type) return
      const source: SourceType = { text: code.slice(type.start, type.end), file }
      const keep = `(node=>(node._zod.def[Symbol.for('${TYPE.description}')]=${JSON.stringify(source)},node))(`
      inserts.push([start, keep], [end, ')'])
    },
  }).visit(program)
  const known = constants.map(name => `.set(${JSON.stringify(`${file}#${name}`)},()=>${name})`)
  const end = `\n;(globalThis[Symbol.for('${CONSTANTS.description}')]??=new Map())${known.join('')}\n`
  return inserts
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [at, insert]) => text.slice(0, at) + insert + text.slice(at), code + end)
}
