import { checkChart } from './chart.check'
import type { ChartBlockData } from './chart.schema'

/** A line of numbers with one name. */
export interface Series {
  readonly name: string
  readonly values: readonly number[]
}

/** What a chart draws. */
export interface Plot {
  readonly labels: readonly string[]
  readonly series: readonly Series[]
  /** Heads the labels. */
  readonly labelName: string
  /** Why it cannot be drawn; empty when it can. */
  readonly errors: readonly string[]
  /** What its readers should know all the same. */
  readonly notices: readonly string[]
}

/** Checks the data, and reads its numbers. */
export function plotOf({ kind, columns, rows }: Pick<ChartBlockData, 'kind' | 'columns' | 'rows'>): Plot {
  const { data, errors, notices } = checkChart({ columns, rows: rows.map(row => row.map(String)) })
  const [labelName = '', ...names] = data.columns
  const series = names.map((name, at) => ({
    name,
    values: data.rows.map(row => numberOf(row[at + 1] ?? '')),
  }))
  const [parts] = series
  const isNoPie =
    kind === 'pie' && (parts?.values.some(value => value < 0) || parts?.values.every(value => value === 0))
  const wrong = data.rows.flatMap((row, at) =>
    row.slice(1).some(text => !Number.isFinite(numberOf(text)))
      ? [`Row ${at + 1} has a cell that is no number.`]
      : [],
  )
  return {
    labelName,
    labels: data.rows.map(([label = '']) => label),
    series,
    errors:
      errors.length > 0
        ? errors
        : [
            ...(names.length > 0 ? [] : ['A chart needs a column of numbers.']),
            ...wrong,
            ...(isNoPie ? ['A pie needs parts above 0.'] : []),
          ],
    notices,
  }
}

/** Beyond it, sums of a row's numbers are no longer finite. */
const LARGEST = 1e300

/**
 * A number as English data writes it, with its signs left out: "1,250", "€ 12.50", "40 %"; NaN for words, and for
 * what is too large to draw.
 */
export function numberOf(text: string): number {
  const plain = text.replace(/[\s,_$€£¥%]/g, '').replace(/^[−–]/, '-')
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain)) return Number.NaN
  return Math.abs(Number(plain)) <= LARGEST ? Number(plain) : Number.NaN
}
