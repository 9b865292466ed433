const kilobytes = bytes => (bytes / 1000).toFixed(1)
const whole = number => String(Math.round(number))

/** @type {[heading: string, key: string, write: (value: number) => string][]} */
const COLUMNS = [
  ['JS kB (brotli)', 'js', kilobytes],
  ['JS on click kB', 'late', kilobytes],
  ['CSS kB', 'css', kilobytes],
  ['total kB', 'total', kilobytes],
  ['requests', 'requests', whole],
  ['FCP', 'fcp', whole],
  ['LCP', 'lcp', whole],
  ['CLS', 'cls', value => value.toFixed(3)],
  ['TBT', 'tbt', whole],
  ['longest task', 'longest', whole],
  ['script ms', 'script', whole],
  ['task ms', 'task', whole],
  ['heap MB', 'heap', value => (value / 1e6).toFixed(2)],
  ['DOM nodes', 'nodes', whole],
]

/**
 * The median of each value over the runs of a page.
 *
 * @param {Record<string, number>[]} runs
 * @returns {Record<string, number>}
 */
export function median(runs) {
  const names = new Set(runs.flatMap(run => Object.keys(run)))
  return Object.fromEntries([...names].map(name => [name, middle(runs.map(run => run[name]))]))
}

/**
 * The smallest and the largest value of each over the runs of a page.
 *
 * @param {Record<string, number>[]} runs
 * @returns {Record<string, [number, number]>}
 */
export function spread(runs) {
  const names = new Set(runs.flatMap(run => Object.keys(run)))
  const ends = name => {
    const values = runs.map(run => run[name]).filter(value => value !== undefined)
    return [name, [Math.min(...values), Math.max(...values)]]
  }
  return Object.fromEntries([...names].map(ends))
}

function middle(values) {
  const sorted = values.filter(value => value !== undefined).sort((a, b) => a - b)
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2
}

/**
 * A Markdown table for each group of pages.
 *
 * @param {{group: string, title: string, values: Record<string, number>}[]} rows
 */
export function tables(rows) {
  return [...Map.groupBy(rows, ({ group }) => group)]
    .map(([group, own]) => `\n### ${group}\n\n${table(own)}`)
    .join('\n')
}

function table(rows) {
  const times = ['ready', 'inp', 'answer'].flatMap(kind => [
    ...new Set(rows.flatMap(({ values }) => Object.keys(values).filter(key => key.startsWith(`${kind}:`)))),
  ])
  const columns = [...COLUMNS, ...times.map(key => [key, key, whole])]
  const line = cells => `| ${cells.join(' | ')} |`
  return [
    line(['page', ...columns.map(([heading]) => heading)]),
    `|${'---|'.repeat(columns.length + 1)}`,
    ...rows.map(({ title, values }) =>
      line([
        title,
        ...columns.map(([, key, write]) => (values[key] === undefined ? '–' : write(values[key]))),
      ]),
    ),
  ].join('\n')
}
