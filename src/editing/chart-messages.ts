import { translatable } from '../messages/translatable'

/** What stands below a chart that was cut to what it can hold (B5 L280); its readers see it, too. */
export const CUT_MESSAGES = translatable('chart-cut', {
  columns: (limit: number): string => `This chart shows the first ${limit} columns only.`,
  rows: (limit: number): string => `This chart shows the first ${limit} rows only.`,
})
