import { CUT_MESSAGES, DATA_ERRORS } from './chart.messages'
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
  const isInvalidPie =
    kind === 'pie' && (parts?.values.some(value => value < 0) || parts?.values.every(value => value === 0))
  const invalidRows = data.rows.flatMap((row, at) =>
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
            ...invalidRows,
            ...(isInvalidPie ? ['A pie needs parts above 0.'] : []),
          ],
    notices,
  }
}

/** Beyond it, sums of a row's numbers are no longer finite. */
const MAX_VALUE = 1e300

/**
 * A number as English data writes it, with its signs left out: "1,250", "€ 12.50", "40 %"; NaN for words, and for
 * what is too large to draw.
 */
export function numberOf(text: string): number {
  const plain = text.replace(/[\s,_$€£¥%]/g, '').replace(/^[−–]/, '-')
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain)) return Number.NaN
  return Math.abs(Number(plain)) <= MAX_VALUE ? Number(plain) : Number.NaN
}

/** A chart's data: a name for each column, and a row of cells for each point. */
interface ChartData {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The most that a chart can show. */
interface ChartLimits {
  readonly columns: number
  readonly rows: number
}

/** The specification names no numbers [EDIT-05]. */
export const CHART_LIMITS: ChartLimits = { columns: 50, rows: 1000 }

/** A chart's data, cut to the limits, and its faults. */
interface CheckedChart {
  readonly data: ChartData
  /** Reasons why it cannot be shown. */
  readonly errors: readonly string[]
  /** Shown below the chart. */
  readonly notices: readonly string[]
}

/** Checks a chart's data: at least one column and one row, no cell missing, no more than fits [EDIT-03] [EDIT-04] [EDIT-05]. */
function checkChart({ columns, rows }: ChartData, limits: ChartLimits = CHART_LIMITS): CheckedChart {
  const width = Math.min(columns.length, limits.columns)
  const data = {
    columns: columns.slice(0, width),
    rows: rows.slice(0, limits.rows).map(row => row.slice(0, width)),
  }
  const incompleteRows = data.rows.flatMap((row, index) =>
    data.columns.every((_, column) => row[column]?.trim()) ? [] : [DATA_ERRORS.rowLacksData(index + 1)],
  )
  return {
    data,
    errors: [
      ...(columns.length ? [] : [DATA_ERRORS.noColumn]),
      ...(rows.length ? [] : [DATA_ERRORS.noRow]),
      ...incompleteRows,
    ],
    notices: [
      ...(columns.length > limits.columns ? [CUT_MESSAGES.columns(limits.columns)] : []),
      ...(rows.length > limits.rows ? [CUT_MESSAGES.rows(limits.rows)] : []),
    ],
  }
}

/** How a chart writes its numbers in a language; as browsers do where the options or the language are none. */
export function createNumberFormat(
  language: string | undefined,
  options: Readonly<Record<string, unknown>>,
): (value: number) => string {
  const format =
    tryFormat(language, options) ??
    tryFormat(undefined, options) ??
    tryFormat(language, {}) ??
    new Intl.NumberFormat()
  return value => format.format(value)
}

/** Why options of a chart's numbers cannot be had; empty when they can. */
export function formatError(options: Readonly<Record<string, unknown>>): string {
  try {
    new Intl.NumberFormat(undefined, options)
    return ''
  } catch (cause) {
    return `format: ${cause instanceof Error ? cause.message : cause}`
  }
}

function tryFormat(
  language: string | undefined,
  options: Readonly<Record<string, unknown>>,
): Intl.NumberFormat | undefined {
  try {
    return new Intl.NumberFormat(language, options)
  } catch {
    // Neither is the visitor's fault: the numbers matter more than their look.
    return undefined
  }
}
