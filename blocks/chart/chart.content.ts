import type { ChartContent } from './chart.schema'

/**
 * Reads the first table of the server's HTML: its caption, its first row or `<thead>` for the columns, then a row
 * for each label. A `<data value>` in a cell says its number in plain digits.
 */
export function readChart(serverNodes: readonly ChildNode[]): ChartContent {
  const table = serverNodes
    .filter(node => node instanceof Element)
    .map(element => (element instanceof HTMLTableElement ? element : element.querySelector('table')))
    .find(found => found)
  if (!table) return {}
  const [head, ...rows] = [...table.rows]
  return {
    title: table.caption?.textContent.trim(),
    columns: [...(head?.cells ?? [])].map(textOf),
    rest: serverNodes.filter(node => !node.contains(table)),
    // A sum beside its parts would be drawn as one of them.
    rows: rows.filter(row => !row.closest('tfoot')).map(({ cells }) => [...cells].map(textOf)),
  }
}

const textOf = (cell: HTMLTableCellElement): string =>
  cell.querySelector('data')?.value || cell.textContent.trim()
