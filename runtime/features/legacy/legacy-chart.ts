import { isRecord, parseJson } from '../../../src/data/core/json'
import type { ReadData } from './read-data'

/**
 * Reads a chart of an exported site from the JSON in its container's `data-settings`: `dataTable` has a list of numbers
 * per sample, and the samples' and series' labels. `undefined` without a table.
 */
export const chartData: ReadData = carrier => {
  const settings = settingsOf(carrier.querySelector<HTMLElement>('.chart-block-container[data-settings]'))
  const table = settings?.['dataTable']
  if (!settings || !isRecord(table)) return undefined

  const { sampleLabels, data, ...others } = table
  const samples = texts(sampleLabels)
  const rows = lists(data).map((row, at) => [samples[at] || `${at + 1}`, ...row.map(textOf)])
  const names = texts(Object.entries(others).find(([name]) => name.endsWith('Labels'))?.[1])
  const title = textOf(settings['title'])
  const width = Math.max(1, ...rows.map(({ length }) => length))
  const columns = [...Array(width - 1).keys()].map(at => names[at] || (width === 2 && title) || `${at + 1}`)
  return { kind: kindOf(settings), title, columns: ['', ...columns], rows }
}

function settingsOf(container: HTMLElement | null): Readonly<Record<string, unknown>> | undefined {
  try {
    const settings = parseJson(container?.dataset['settings'] || 'null')
    return isRecord(settings) ? settings : undefined
  } catch {
    // The block reports that it has no data.
    return undefined
  }
}

const KINDS = ['pie', 'line', 'stacked'] as const

/** The kind, by the word in the settings of the chart's type; bars by default. */
function kindOf(settings: Readonly<Record<string, unknown>>): string {
  const words = Object.entries(settings).flatMap(([name, value]) =>
    /type|style|layout/i.test(name) ? [`${value}`] : [],
  )
  return KINDS.find(kind => words.some(word => word.toLowerCase().includes(kind))) ?? 'bar'
}

const lists = (value: unknown): unknown[][] => (Array.isArray(value) ? value.filter(Array.isArray) : [])

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : [])

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : ''
