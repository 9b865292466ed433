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

/** Reads the rows of a Markdown table whose first column has keys in backticks. */
export function notesOf(table: string): OptionNote[] {
  return [...table.matchAll(/^\|(.+)\|\s*$/gm)].flatMap(([, row = '']) => {
    const [keys = '', fallback = '', ...meaning] = row.split(/(?<!\\)\|/).map(cell => cell.trim())
    const names = [...keys.matchAll(/`([^`]+)`/g)].map(([, key]) => key as string)
    const place = keys.replace(/`[^`]+`|,/g, '').trim()
    return names.length > 0 ? [{ keys: names, place, default: fallback, meaning: meaning.join(' | ') }] : []
  })
}
