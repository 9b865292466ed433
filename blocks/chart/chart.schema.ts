import * as z from 'zod/mini'
import { nodes, oneOf, record, textOrNumber } from '../../src/data/fields/validators'
import { isLayoutId } from '../../src/spec/layouts'

/** The kinds of charts. */
export const CHART_KINDS = ['bar', 'stacked', 'line', 'pie'] as const
export type ChartKind = (typeof CHART_KINDS)[number]

const cell = textOrNumber()

/** `data-block-json` of `<ashlar-chart>`. */
export const chartSchema = z.object({
  /** `bar`, `stacked` (bars on top of one another), `line` or `pie`. */
  kind: z._default(oneOf(CHART_KINDS), 'bar'),
  /** A layout id from 1000 to 1019, for the site's style sheets; rendered as `data-layout` [ENUM-23]. */
  layout: z.optional(z.custom<number>(id => isLayoutId(id as number), 'expected a layout from 1000 to 1019')),
  /** The heading of the chart, and its accessible name. */
  title: z._default(z.string(), ''),
  /** The column headers: of the labels, then one per series. */
  columns: z._default(z.array(z.string()), []),
  /** Rows of a label and one number per series; the chart shows the first 50 columns and 1000 rows. */
  rows: z._default(z.array(z.array(cell)), []),
  /** The number format: options of `Intl.NumberFormat`. */
  format: z._default(record(), {}),
  /** Opens the data table at first. */
  table: z._default(z.boolean(), false),
  /** Prints the data table below the chart, too. */
  printTable: z._default(z.boolean(), false),
  /** The rest of the server's HTML. Read from HTML only. */
  rest: z._default(nodes(), []),
})

/** The data after parsing, with all defaults. */
export type ChartBlockData = z.output<typeof chartSchema>
/** The part of the data that the server's HTML provides. */
export type ChartContent = z.input<typeof chartSchema>
