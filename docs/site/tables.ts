/** Cells from which on a column is too narrow on a phone, in characters of text. */
const LONG_CELL = 24

/** Columns that do not fit on a phone, whatever is in their cells. */
const MANY_COLUMNS = 4

const TABLE = /<div class="table" (?:(?!<\/table>).)*<\/table><\/div>/gs

/**
 * Prepares the tables of a page for narrow windows, where each row becomes a card: cells get the names of their
 * columns, and roles, because a table that is no table box loses its own. Narrow tables stay as they are.
 */
export const stackTables = (html: string): string =>
  html.replace(TABLE, whole => (isWide(whole) ? stacked(whole) : whole))

function isWide(html: string): boolean {
  const cells = [...html.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) => textOf(cell))
  return columnsOf(html).length >= MANY_COLUMNS || cells.some(({ length }) => length > LONG_CELL)
}

const columnsOf = (html: string): string[] =>
  [...(/<thead>(.*?)<\/thead>/s.exec(html)?.[1] ?? '').matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(
    ([, cell = '']) => textOf(cell),
  )

const textOf = (html: string): string => html.replace(/<[^>]*>/g, '').trim()

function stacked(html: string): string {
  const columns = columnsOf(html)
  return html
    .replace('<div class="table"', '<div class="table table--stacks"')
    .replace('<table>', '<table role="table">')
    .replace(/<(thead|tbody)>/g, '<$1 role="rowgroup">')
    .replace(/<tr([^>]*)>(.*?)<\/tr>/gs, (_, attributes: string, cells: string) => {
      let at = -1
      const named = cells.replace(/<(t[dh])([^>]*)>/g, (_, tag: string, rest: string) => {
        at += 1
        return `<${tag}${rest} role="${roleOf(tag, rest)}"${labelOf(columns, at, rest)}>`
      })
      return `<tr${attributes} role="row">${named}</tr>`
    })
}

function roleOf(tag: string, attributes: string): string {
  if (tag === 'td') return 'cell'
  return attributes.includes('"col"') ? 'columnheader' : 'rowheader'
}

/** The first cell names its row, and cells of two columns need no name. */
function labelOf(columns: readonly string[], at: number, attributes: string): string {
  const isNamed = at === 0 || columns.length < 3 || /colspan|scope/.test(attributes)
  return isNamed || !columns[at] ? '' : ` data-column="${columns[at]}"`
}
