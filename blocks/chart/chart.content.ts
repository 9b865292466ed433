import type { ChartContent } from './chart.schema'

/**
 * Reads the first table of the server's HTML: the caption as the title, the first row as columns, then a row per
 * label. A `<data value>` in a cell provides the plain number.
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
    // The footer holds totals, which are no data points.
    rows: rows.filter(row => !row.closest('tfoot')).map(({ cells }) => [...cells].map(textOf)),
  }
}

const textOf = (cell: HTMLTableCellElement): string =>
  cell.querySelector('data')?.value || cell.textContent.trim()
