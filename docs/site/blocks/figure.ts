import { escapeHtml, sample } from '../highlight.ts'
import type { Example } from './examples.ts'

/** The address of an example, relative to its block's page. */
export const exampleAddress = ({ id }: Example): string => `examples/${id}/`

/** An example below its title: live, with its source. */
export const openFigure = (
  example: Example,
  playground: string,
): string => `<section class="example" id="${example.id}">
<h3 id="${example.id}-title">${escapeHtml(example.title)}</h3>
<p>${escapeHtml(example.note)}</p>
${body(example, playground)}</section>\n`

/** An example that shows and loads when the reader opens it. */
export const foldedFigure = (
  example: Example,
  playground: string,
): string => `<details class="example fold" id="${example.id}">
<summary><b>${escapeHtml(example.title)}</b> <span>${escapeHtml(example.note)}</span></summary>
${body(example, playground)}</details>\n`

function body(example: Example, playground: string): string {
  const { title, source, context } = example
  const address = exampleAddress(example)
  const hasContext = Object.keys(context ?? {}).length > 0
  const page = `<script type="application/json" id="site-context">\n${readableJson(context)}\n</script>`
  return `<div class="example__stage"><iframe src="${address}" title="${escapeHtml(title)}, live" loading="lazy"></iframe></div>
<p class="example__links"><a href="${address}" target="_blank">Open alone<span class="hidden">: ${escapeHtml(title)}</span></a> <a href="${playground}">Open in the playground<span class="hidden">: ${escapeHtml(title)}</span></a></p>
${sample(shown(source), 'html', 'HTML')}${hasContext ? sample(page, 'html', 'Page context') : ''}`
}

const DATA = /^(.*) data-block-json='([^']*)'/gm

/** The source as one would write it: JSON that is too long for its line in several lines. */
const shown = (source: string): string =>
  source
    .replaceAll('/pictures/', 'pictures/')
    .replace(DATA, (whole, before: string, json: string) =>
      whole.length > ONE_LINE ? `${before} data-block-json='${spread(json)}'` : whole,
    )

/** Characters of a line of source that are readable without scrolling. */
const ONE_LINE = 90

function spread(json: string): string {
  const text = json.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  return readableJson(JSON.parse(text)).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
}

/** Characters of a line. */
const LONGEST = 80

/** Writes JSON in lines of a readable length: what fits into one is not broken. */
export function readableJson(value: unknown, indent = ''): string {
  const line = inOneLine(value)
  if (indent.length + line.length <= LONGEST || typeof value !== 'object' || value === null) return line
  const deeper = `${indent}  `
  if (Array.isArray(value)) {
    const items = value.map(item => `${deeper}${readableJson(item, deeper)}`)
    return `[\n${items.join(',\n')}\n${indent}]`
  }
  const fields = Object.entries(value).map(
    ([key, field]) => `${deeper}${JSON.stringify(key)}: ${readableJson(field, deeper)}`,
  )
  return `{\n${fields.join(',\n')}\n${indent}}`
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${inOneLine(field)}`)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}
