import { escapeHtml } from '../highlight.ts'
import { capitalised, sentence } from '../sentence.ts'
import { type DescribedOption, describedOptions, nestedFields } from './described-options.ts'
import type { Described, DocumentedBlock } from './facts.ts'
import { optionRows } from './options.ts'
import type { OptionNote } from './readme.ts'

/** Renders a line of Markdown, such as a cell. */
export type Inline = (markdown: string) => string

/** A table whose rows become cards in narrow windows. */
export const table = (caption: string, head: readonly string[], rows: readonly string[]): string =>
  `<div class="table" role="region" aria-label="${escapeHtml(caption)}" tabindex="0"><table><thead><tr>${head
    .map(name => `<th scope="col">${name}</th>`)
    .join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>\n`

const OPTION_COLUMNS = ['Option', 'Type', 'Default', 'Meaning'] as const

/** A row for each option: its key in the JSON, its type, default and meaning. The fields of objects follow, folded. */
export function optionsTable(block: DocumentedBlock, notes: readonly OptionNote[], inline: Inline): string {
  const rows = optionRows(block.schema)
  const options = table(`Options of ${block.title}`, ...optionRowsOf(describedOptions(rows, notes), inline))
  const fields = nestedFields(rows).map(
    ({ of, options }) =>
      `<details class="fold"><summary><b>Fields of <code>${of}</code></b></summary>${table(
        `Options of ${block.title}: fields of ${of}`,
        ...optionRowsOf(options, inline),
      )}</details>\n`,
  )
  return `${options}${fields.length > 0 ? `<div class="folds">${fields.join('')}</div>\n` : ''}`
}

/** The columns of options, without those that none of them fills, and their rows. */
function optionRowsOf(
  options: readonly DescribedOption[],
  inline: Inline,
): readonly [head: readonly string[], rows: readonly string[]] {
  const rows = options.map(option => optionCells(option, inline))
  const isFilled = OPTION_COLUMNS.map((_, at) => rows.some(cells => cells[at]))
  return [
    OPTION_COLUMNS.filter((_, at) => isFilled[at]),
    rows.map(([name = '', ...cells], at) => {
      const shown = cells.filter((_, cell) => isFilled[cell + 1]).map(cell => `<td>${cell}</td>`)
      return `<tr${anchor(options[at]?.key ?? '')}>${name}${shown.join('')}</tr>`
    }),
  ]
}

/** The head of the row, and the contents of its cells. */
function optionCells(option: DescribedOption, inline: Inline): string[] {
  const { key, alias, type, limits, isRequired, place } = option
  const also = alias && `<small>or <code>${escapeHtml(alias)}</code></small>`
  const where = place && `<small>${inline(place)}</small>`
  const name = `<th scope="row"><code>${escapeHtml(key)}</code>${also}${where}</th>`
  const kind = type && `<code class="type">${escapeHtml(type)}</code>${limits && ` <small>${limits}</small>`}`
  const fallback = isRequired ? '<em>required</em>' : inline(capitalised(option.default))
  return [name, kind, fallback, inline(sentence(option.meaning))]
}

const anchor = (key: string): string => ` id="option-${key.replace(/[^\w-]+/g, '-')}"`

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
          value ? `<code>${escapeHtml(value)}</code>` : inline(sentence(description ?? ''))
        }</td></tr>`,
    ),
  )
}
