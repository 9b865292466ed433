import { escapeHtml } from '../highlight.ts'
import type { Described, DocumentedBlock } from './facts.ts'
import { type OptionRow, optionRows } from './options.ts'
import type { OptionNote } from './readme.ts'

/** Renders a line of Markdown, such as a cell. */
export type Inline = (markdown: string) => string

/** A table that scrolls sideways in narrow windows. */
export const table = (caption: string, head: readonly string[], rows: readonly string[]): string =>
  `<div class="table" role="region" aria-label="${escapeHtml(caption)}" tabindex="0"><table><thead><tr>${head
    .map(name => `<th scope="col">${name}</th>`)
    .join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>\n`

/** Options in the order of the README, with type, default and limits of the schema; the others follow. */
export function optionsTable(block: DocumentedBlock, notes: readonly OptionNote[], inline: Inline): string {
  const rows = optionRows(block.schema)
  const byKey = new Map(rows.map(row => [comparable(row.key), row]))
  const noted = notes.map(note => ({ note, own: note.keys.flatMap(key => byKey.get(comparable(key)) ?? []) }))
  const groups = noted.map(({ note, own }) => {
    // Items stand below the list that has them.
    const nested = own.flatMap(row =>
      rows.filter(other => other.key.startsWith(`${row.key}[].`) || other.key.startsWith(`${row.key}.`)),
    )
    return { note, own, nested }
  })
  const shown = new Set(groups.flatMap(({ own, nested }) => [...own, ...nested]))
  const others = rows.filter(row => !shown.has(row))
  return table(
    `Options of ${block.title}`,
    ['Option', 'Type and default', 'Meaning'],
    [
      ...groups.flatMap(({ note, own, nested }) => [
        groupRow(note, own, inline),
        ...nested.map(row => optionRow(row, inline)),
      ]),
      ...others.map(row => optionRow(row, inline)),
    ],
  )
}

/** `thumbnails-per-row` and `thumbnailsPerRow` are the same option. */
const comparable = (key: string): string => key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function groupRow(note: OptionNote, own: readonly OptionRow[], inline: Inline): string {
  const keys = note.keys.map(key => `<code>${escapeHtml(key)}</code>`).join('<br>')
  const types = own.map(row => typeCell(row)).join('')
  const fallback = own.some(row => row.default !== undefined) ? '' : inline(note.default.replace(/^–$/, ''))
  return `<tr${anchor(note.keys[0])}><th scope="row">${keys}</th><td>${types || `<p>${inline(note.place || 'in the page context')}</p>`}${fallback && `<p>${fallback}</p>`}</td><td>${inline(note.meaning)}</td></tr>`
}

function optionRow(row: OptionRow, inline: Inline): string {
  const name = row.depth > 0 ? ` class="nested"` : ''
  return `<tr${anchor(row.key)}${name}><th scope="row"><code>${escapeHtml(row.key)}</code></th><td>${typeCell(row)}</td><td>${row.isRequired ? '<em>required</em> ' : ''}${inline(row.meaning)}</td></tr>`
}

const anchor = (key = ''): string => ` id="option-${key.replace(/[^\w-]+/g, '-')}"`

function typeCell({ type, default: value, limits }: OptionRow): string {
  const rest = [limits, value && `default <code>${escapeHtml(value)}</code>`].filter(Boolean).join(', ')
  return `<p><code class="type">${escapeHtml(type)}</code>${rest && ` <small>${rest}</small>`}</p>`
}

/** Names with what they are, such as events and custom properties. */
export function namesTable(
  caption: string,
  head: readonly string[],
  rows: readonly Described[],
  inline: Inline,
): string {
  return table(
    caption,
    head,
    rows.map(
      ({ name, description, default: value }) =>
        `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${
          value ? `<code>${escapeHtml(value)}</code>` : inline(description ?? '')
        }</td></tr>`,
    ),
  )
}
