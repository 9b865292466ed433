import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { parseJson } from '../../../src/data/core/json'
import { optionFaults } from '../../features/debug/option-faults'
import { attributeOf, contentOf, type PageElement } from '../html/page'
import { offsetInContent, offsetsInAttribute } from '../html/position'
import { blockNameOf } from './check-blocks'
import type { CheckedPage, Finding } from './finding'
import { untitledPictures } from './picture-texts'
import { PAGE_CONTEXT, type ReadSchema } from './read-schema'

/** JSON in the source of a page. */
interface Data {
  readonly text: string
  /** Finds the place in the source of a character of the JSON. */
  readonly offset: (index: number) => number
  /** The block that reads the JSON, or `PAGE_CONTEXT`; `undefined` for a tag that names no block. */
  readonly name: string | undefined
}

/** Finds data that is not JSON, does not fit the schema of its block, has unknown options, or pictures without a text. */
export async function checkData(checked: CheckedPage, readSchema: ReadSchema): Promise<Finding[]> {
  const found: Finding[][] = []
  for (const data of dataOf(checked)) found.push(await check(checked, data, readSchema))
  return found.flat()
}

function dataOf({ page }: CheckedPage): Data[] {
  const inContent = (script: PageElement, name: string): Data => ({
    text: contentOf(script),
    offset: index => offsetInContent(script, index),
    name,
  })
  const contexts = page
    .select('script#site-context[type$=json]')
    .map(script => inContent(script, PAGE_CONTEXT))
  const blocks = page.elements.flatMap((element): Data[] => {
    const json = attributeOf(element, 'data-block-json')
    const block = blockNameOf(element)
    if (json !== undefined) {
      return [{ text: json, offset: offsetsInAttribute(page, element, 'data-block-json'), name: block }]
    }
    if (block === undefined) return []
    const script = element.children.find(
      (child): child is PageElement =>
        'attribs' in child && child.name === 'script' && child.attribs['type'] === 'application/json',
    )
    return script ? [inContent(script, block)] : []
  })
  return [...contexts, ...blocks].filter(({ text }) => text.trim())
}

async function check({ finding }: CheckedPage, data: Data, readSchema: ReadSchema): Promise<Finding[]> {
  const { text, offset, name } = data
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [error] = errors
  if (error) return [finding('data-not-json', offset(error.offset), notJson(text, error))]
  const schema = name === undefined ? undefined : await readSchema(name)
  if (!tree || !schema) return []

  const value = parseJson(text)
  const nodeAt = nodesIn(tree)
  const place = (path: readonly (string | number)[]): number => offset(nodeAt(path).offset)
  const unknown = optionFaults(value, schema.options).map(fault => {
    const [path = ''] = fault.split(': ', 1)
    return finding('unknown-option', place(path.split('.')), `${name}: ${fault}`)
  })
  const invalid = schema
    .issuesOf(value)
    .map(({ path, message }) =>
      finding('data-invalid', place(path), `${name}: ${path.join('.') || 'the data'}: ${message}`),
    )
  const untitled = untitledPictures(value, schema.options).map(path => {
    const where = path.length ? `${name}: ${path.join('.')}` : `${name}`
    return finding('missing-alt', place(path), `${where} has no alt; write "alt": "" if it is decoration`)
  })
  // An unknown name may be an invalid value, too: it is reported once.
  const known = new Set(unknown.map(({ line, column }) => `${line}:${column}`))
  return [...unknown, ...invalid.filter(({ line, column }) => !known.has(`${line}:${column}`)), ...untitled]
}

/** Finds the node at a path, or the closest one around it; keys rather than values, because mistakes are there. */
function nodesIn(tree: Node): (path: readonly (string | number)[]) => Node {
  const parts = new Map<Node, ReadonlyMap<string, Node>>()
  const partsOf = (node: Node): ReadonlyMap<string, Node> => {
    const known =
      parts.get(node) ?? new Map((node.children ?? []).map((child, at) => [keyOf(child, at), child]))
    parts.set(node, known)
    return known
  }
  return path => {
    let node = tree
    for (const step of path) {
      const value = node.type === 'property' ? (node.children?.[1] ?? node) : node
      const part = partsOf(value).get(`${step}`)
      if (!part) break
      node = part
    }
    return node
  }
}

const keyOf = ({ type, children }: Node, at: number): string =>
  type === 'property' ? `${children?.[0]?.value}` : `${at}`

function notJson(text: string, { error, offset, length }: ParseError): string {
  const expected = printParseErrorCode(error)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  const found = text.slice(offset, offset + Math.max(1, length))
  return `not JSON: ${expected}${found ? ` at ${JSON.stringify(found.slice(0, 20))}` : ' at the end'}`
}
