import { ALL_CALLS } from '../../demo/server/calls/all-calls.ts'
import { openApi } from '../../demo/server/calls/openapi.ts'
import type { Schema } from './blocks/facts.ts'
import { type OptionRow, optionRows, typeName } from './blocks/options.ts'
import { table } from './blocks/table.ts'
import { escapeHtml } from './highlight.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Schema
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>

interface Operation {
  readonly summary: string
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

/** The groups of calls by the beginning of their paths, in the order of the page. */
const GROUPS: readonly (readonly [title: string, path: RegExp])[] = [
  ['Forms', /^\/api\/(form|captcha|upload)/],
  ['Products and reviews', /^\/api\/commerce\/(products|reviews)/],
  ['Cart', /^\/api\/commerce\/shopping-cart/],
  ['Orders and donations', /^\/api\/commerce/],
  ['Accounts', /account|auth|login|logout|session/i],
  ['Content', /widget|events?|open|search|rss|calendar/i],
  ['Measurements and consent', /census|performance|consent|cookie/i],
  ['Other', /./],
]

/** The page of all calls, made from the OpenAPI document of the reference backend. */
export function callsPage(): string {
  const { paths } = openApi(ALL_CALLS) as { readonly paths: Paths }
  const left = new Set(Object.keys(paths))
  const sections = GROUPS.flatMap(([title, pattern]) => {
    const own = [...left].filter(path => pattern.test(path))
    for (const path of own) left.delete(path)
    const calls = own.flatMap(path =>
      Object.entries(paths[path] ?? {}).map(([method, operation]) =>
        call(method.toUpperCase(), path, operation),
      ),
    )
    return calls.length > 0
      ? `<h2 id="${slug(title)}" tabindex="-1"><a href="#${slug(title)}">${title}</a></h2>\n${calls.join('\n')}`
      : []
  })
  return `<h1>API calls</h1>
<p class="lead">Every call that blocks make, with its request and its answer. They go to the page’s own origin, or to <code>website.baseUrl</code> of the page context.</p>
<p>A page without forms, a shop or accounts makes none of them, and no call is needed for a form that posts to <a href="../../guides/forms/">its own server</a>. The <a href="../backend/">reference backend</a> answers all of them, and serves the same as OpenAPI 3.1 at <code>/api/openapi.json</code>. Besides the statuses below, each call may answer with 400, 413, 415, 429, 500, 503 or 507 and <code>{ "error": "…" }</code>, a text that the blocks show.</p>
${sections.join('\n')}`
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Statuses that any call may answer with. */
const USUAL = /^(400|413|415|429|500|503|507)$/

function call(
  method: string,
  path: string,
  { summary, security, parameters, requestBody, responses }: Operation,
): string {
  const name = `${method} ${path}`
  const id = slug(name)
  const [[type, body] = []] = Object.entries(requestBody?.content ?? {})
  const types = Object.keys(requestBody?.content ?? {}).join(', ')
  const answer = responses['2XX']?.content?.['application/json']?.schema
  const others = Object.entries(responses).filter(([status]) => /^\d+$/.test(status) && !USUAL.test(status))
  const session = security?.flatMap(one => Object.keys(one)).join(', ')
  return `<section class="call">
<h3 id="${id}" tabindex="-1"><a href="#${id}"><b class="call__method">${method}</b> <code>${escapeHtml(path)}</code></a></h3>
<p>${escapeHtml(summary)}.${session ? ` Needs the session of a ${session}.` : ''}</p>
${parameters.length > 0 ? fields(`Parameters of ${name}`, parameters.map(parameterRow)) : ''}${
  type
    ? (body?.schema && schemaTable(`Body of ${name}`, body.schema, types)) ||
      `<p>Body: <code>${escapeHtml(types)}</code></p>`
    : ''
}${answer ? answered(name, answer) : ''}
${others.length > 0 ? `<ul class="call__statuses">${others.map(([status, { description }]) => `<li><code>${status}</code> ${escapeHtml(description)}.</li>`).join('')}</ul>` : ''}
</section>`
}

/** The fields of an answer, or its type if it has none. */
const answered = (name: string, answer: Schema): string =>
  schemaTable(`Answer of ${name}`, answer) || `<p>Answer: <code>${escapeHtml(typeName(answer))}</code></p>`

const parameterRow = ({ name, in: place, required = false, schema }: Parameter): string =>
  `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td><p><code class="type">${escapeHtml(typeName(schema))}</code></p></td><td>${required ? '<em>required</em> ' : ''}in the ${place}${schema.description ? `: ${escapeHtml(schema.description)}` : ''}</td></tr>`

const fieldRow = ({ key, type, limits, meaning, depth, isRequired }: OptionRow): string =>
  `<tr${depth > 0 ? ' class="nested"' : ''}><th scope="row"><code>${escapeHtml(key)}</code></th><td><p><code class="type">${escapeHtml(type)}</code>${limits && ` <small>${limits}</small>`}</p></td><td>${isRequired ? '<em>required</em> ' : ''}${escapeHtml(meaning)}</td></tr>`

/** The fields of an object, or of the objects in a list. */
function schemaTable(caption: string, schema: Schema, types = ''): string {
  const variants = [schema, schema.items, ...(schema.anyOf ?? [])]
  const rows = variants.flatMap(one => (one?.properties ? optionRows(one) : []))
  return rows.length > 0 ? fields(caption, rows.map(fieldRow), types) : ''
}

const fields = (caption: string, rows: readonly string[], types = ''): string =>
  `<details class="call__fields"><summary><b>${escapeHtml(caption.split(' of ')[0] ?? caption)}</b> <span>${rows.length} ${rows.length === 1 ? 'field' : 'fields'}${types && `, <code>${escapeHtml(types)}</code>`}</span></summary>${table(caption, ['Field', 'Type', 'Meaning'], rows)}</details>`
