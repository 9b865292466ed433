import { CUT_MESSAGES, DATA_FAULTS } from './chart.messages'

/** A chart's data: a name for each column, and a row of cells for each point. */
export interface ChartData {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The most that a chart can show. */
export interface ChartLimits {
  readonly columns: number
  readonly rows: number
}

/** The specification names no numbers [EDIT-05]. */
export const CHART_LIMITS: ChartLimits = { columns: 50, rows: 1000 }

/** A chart's data, cut to the limits, and its faults. */
export interface CheckedChart {
  readonly data: ChartData
  /** Reasons why it cannot be shown. */
  readonly errors: readonly string[]
  /** Shown below the chart. */
  readonly notices: readonly string[]
}

/** Checks a chart's data: at least one column and one row, no cell missing, no more than fits [EDIT-03] [EDIT-04] [EDIT-05]. */
export function checkChart({ columns, rows }: ChartData, limits: ChartLimits = CHART_LIMITS): CheckedChart {
  const width = Math.min(columns.length, limits.columns)
  const data = {
    columns: columns.slice(0, width),
    rows: rows.slice(0, limits.rows).map(row => row.slice(0, width)),
  }
  const lacking = data.rows.flatMap((row, index) =>
    data.columns.every((_, column) => row[column]?.trim()) ? [] : [DATA_FAULTS.rowLacksData(index + 1)],
  )
  return {
    data,
    errors: [
      ...(columns.length ? [] : [DATA_FAULTS.noColumn]),
      ...(rows.length ? [] : [DATA_FAULTS.noRow]),
      ...lacking,
    ],
    notices: [
      ...(columns.length > limits.columns ? [CUT_MESSAGES.columns(limits.columns)] : []),
      ...(rows.length > limits.rows ? [CUT_MESSAGES.rows(limits.rows)] : []),
    ],
  }
}
