import { CUT_MESSAGES, DATA_ERRORS } from './chart.messages'
import type { ChartBlockData } from './chart.schema'

/** A named series of values. */
interface Series {
  readonly name: string
  readonly values: readonly number[]
}

/** The parsed data of a chart. */
export interface Plot {
  readonly labels: readonly string[]
  readonly series: readonly Series[]
  /** The header of the label column. */
  readonly labelName: string
  /** Why the chart cannot be drawn; empty if it can. */
  readonly errors: readonly string[]
  /** Shown below the chart. */
  readonly notices: readonly string[]
}

/** Checks the data and parses its numbers. */
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
      ? [`Row ${at + 1} has a cell that is not a number.`]
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
            ...(isInvalidPie ? ['A pie chart needs values above 0.'] : []),
          ],
    notices,
  }
}

/** Above this, sums of a row's values may not be finite. */
const MAX_VALUE = 1e300

/** Characters of a number: `MAX_VALUE` has 301. */
const MAX_CELL_LENGTH = 400

/**
 * Parses a number in English format, with or without a currency or percent sign: "1,250", "€ 12.50", "40 %"; NaN
 * for other text and for numbers too large to draw.
 */
export function numberOf(text: string): number {
  const plain = text.replace(/[\s,_$€£¥%]/g, '').replace(/^[−–]/, '-')
  if (plain.length > MAX_CELL_LENGTH || !/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(plain))
    return Number.NaN
  return Math.abs(Number(plain)) <= MAX_VALUE ? Number(plain) : Number.NaN
}

/** A chart's data: a name for each column, and a row of cells for each point. */
interface ChartData {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The maximum size of a chart's data. */
interface ChartLimits {
  readonly columns: number
  readonly rows: number
}

/** The limits; the specification gives no numbers. */
export const CHART_LIMITS: ChartLimits = { columns: 50, rows: 1000 }

/** A chart's data, cut to the limits, with errors and notices. */
interface CheckedChart {
  readonly data: ChartData
  /** Why the chart cannot be shown. */
  readonly errors: readonly string[]
  /** Shown below the chart. */
  readonly notices: readonly string[]
}

/** Checks that there is a column, a row and no empty cell, and cuts to the limits. */
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

/** Creates a number format for a language; falls back to the defaults if options or language are invalid. */
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

/** The error of invalid format options; empty if they are valid. */
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
    // The caller falls back: the numbers matter more than their format.
    return undefined
  }
}
