/** A row of a block's hand-written table of options: one or several keys and what they mean. */
export interface OptionNote {
  readonly keys: readonly string[]
  /** Where the keys are, if they are not options of the block: as in `in the cart`. */
  readonly place: string
  /** The default in words, if the schema has none. */
  readonly default: string
  /** Markdown. */
  readonly meaning: string
}

/** A block's README in pieces. */
export interface Readme {
  /** Everything before the first section. */
  readonly introduction: string
  /** The sections in their order, without those that the page generates. */
  readonly sections: readonly { readonly title: string; readonly text: string }[]
  readonly notes: readonly OptionNote[]
  /** Text around the table of options. */
  readonly optionsText: string
}

/** The sections that the page makes from the code. */
const GENERATED = /^(options|events|css|events and css)$/i

/** Splits a README without its first heading. */
export function splitReadme(text: string): Readme {
  const [introduction = '', ...parts] = text.split(/^## /m)
  const all = parts.map(part => {
    const end = part.indexOf('\n')
    return { title: part.slice(0, end).trim(), text: part.slice(end).trim() }
  })
  const options = all.find(({ title }) => /^options$/i.test(title))?.text ?? ''
  return {
    introduction: introduction.trim(),
    sections: all.filter(({ title }) => !/^options$/i.test(title)),
    notes: notesOf(options),
    optionsText: options.replace(/^\|.*\n?/gm, '').trim(),
  }
}

export const isGenerated = (title: string): boolean => GENERATED.test(title)

const ROW = /^\|(.+)\|\s*$/
const LINE = /^\|[-| ]+\|\s*$/

/**
 * Reads the rows of Markdown tables whose first column has keys in backticks. A key in the head of a table, such as
 * `cookieSettings`, is where its keys are.
 */
export function notesOf(tables: string): OptionNote[] {
  const lines = tables.split('\n')
  let within = ''
  return lines.flatMap((line, at) => {
    const [, row = ''] = ROW.exec(line) ?? []
    const [first = '', fallback = '', ...meaning] = row.split(/(?<!\\)\|/).map(cell => cell.trim())
    const keys = [...first.matchAll(/`([^`]+)`/g)].map(([, key]) => key as string)
    if (LINE.test(lines[at + 1] ?? '')) {
      within = keys[0] ? `in \`${keys[0]}\`` : ''
      return []
    }
    const place = first.replace(/`[^`]+`|,/g, '').trim() || within
    return keys.length > 0 ? [{ keys, place, default: fallback, meaning: meaning.join(' | ') }] : []
  })
}
