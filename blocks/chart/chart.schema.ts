import * as z from 'zod/mini'
import { instanceOf, oneOf, record } from '../../src/data/fields/validators'
import { isLayoutId } from '../../src/spec/layouts'

/** How a chart is drawn. */
export const CHART_KINDS = ['bar', 'stacked', 'line', 'pie'] as const
export type ChartKind = (typeof CHART_KINDS)[number]

const cell = z.union([z.string(), z.number()])

/** `data-block-json` of `<ashlar-chart>`. */
export const chartSchema = z.object({
  kind: z._default(oneOf(CHART_KINDS), 'bar'),
  /** A number of the site's own for its looks, 1000 to 1019; its style sheets see it as `data-layout` (B3 L171). */
  layout: z.optional(z.custom<number>(id => isLayoutId(id as number), 'expected a layout from 1000 to 1019')),
  title: z._default(z.string(), ''),
  /** The names of the columns: first that of the labels, then one for each series. */
  columns: z._default(z.array(z.string()), []),
  /** A label, then a number for each series. */
  rows: z._default(z.array(z.array(cell)), []),
  /** How numbers are written: options of `Intl.NumberFormat`. */
  format: z._default(record(), {}),
  /** Shows the table below the drawing from the start. */
  table: z._default(z.boolean(), false),
  /** What the server's HTML holds beside its table. */
  rest: z._default(z.array(instanceOf(Node)), []),
})

/** All that the view needs; complete once it has passed the schema. */
export type ChartBlockData = z.output<typeof chartSchema>
/** What the server's HTML can say. */
export type ChartContent = z.input<typeof chartSchema>
