import { CUT_MESSAGES } from './chart-messages'
import { EDITING_MESSAGES, rowLacksData } from './editing-messages'

/** A chart's data: a name for each column, and a row of cells for each point. */
export interface ChartData {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** How much a chart can show. */
export interface ChartLimits {
  readonly columns: number
  readonly rows: number
}

/** The specification has no numbers of its own. */
export const CHART_LIMITS: ChartLimits = { columns: 50, rows: 1000 }

/** What may be said of a chart's data, and the data that is left to show. */
export interface CheckedChart {
  readonly data: ChartData
  /** Why it cannot be shown; empty when it can. */
  readonly errors: readonly string[]
  /** What its owner should know all the same. */
  readonly notices: readonly string[]
}

/** Checks a chart's data: at least one column and one row, no cell missing, no more than fits (B5 L280). */
export function checkChart({ columns, rows }: ChartData, limits: ChartLimits = CHART_LIMITS): CheckedChart {
  const width = Math.min(columns.length, limits.columns)
  const data = {
    columns: columns.slice(0, width),
    rows: rows.slice(0, limits.rows).map(row => row.slice(0, width)),
  }
  const lacking = data.rows.flatMap((row, index) =>
    data.columns.every((_, column) => row[column]?.trim()) ? [] : [rowLacksData(index + 1)],
  )
  return {
    data,
    errors: [
      ...(columns.length ? [] : [EDITING_MESSAGES.noColumn]),
      ...(rows.length ? [] : [EDITING_MESSAGES.noRow]),
      ...lacking,
    ],
    notices: [
      ...(columns.length > limits.columns ? [CUT_MESSAGES.columns(limits.columns)] : []),
      ...(rows.length > limits.rows ? [CUT_MESSAGES.rows(limits.rows)] : []),
    ],
  }
}
