import { translatable } from '../../src/locale/core/translatable'
import type { ChartKind } from './chart.schema'

/** The texts of the chart block. */
export const MESSAGES = translatable('chart', {
  chart: 'Chart',
  showTable: 'Show the data as a table',
  /** Names the slider through the points. */
  values: 'Values',
  /** The header of the label column, if the data has none. */
  label: 'Label',
})

/** The accessible name of the drawing. */
export const DRAWING_MESSAGES = translatable('chart-drawings', {
  bar: (title: string): string => `${title}: bar chart`,
  stacked: (title: string): string => `${title}: stacked chart`,
  line: (title: string): string => `${title}: line chart`,
  pie: (title: string): string => `${title}: pie chart`,
} satisfies Record<ChartKind, unknown>)

/** Shown below a chart whose data was cut to the limits [EDIT-05]. */
export const CUT_MESSAGES = translatable('chart-cut', {
  columns: (limit: number): string => `This chart shows the first ${limit} columns only.`,
  rows: (limit: number): string => `This chart shows the first ${limit} rows only.`,
})

/** Reported in the console, for the chart's owner [EDIT-03] [EDIT-04]. */
export const DATA_ERRORS = {
  noColumn: 'A chart needs at least one column.',
  noRow: 'A chart needs at least one row.',
  /** Rows count from 1. */
  rowLacksData: (row: number): string => `Row ${row} is missing data.`,
} as const
