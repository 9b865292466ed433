/** What a chart says beside its data; the words are ours. */
export const MESSAGES = {
  chart: 'Chart',
  showTable: 'Show the data as a table',
  /** Heads the column of the labels where the data has no name for it. */
  label: 'Label',
} as const

/** Names the drawing for those who do not see it. */
export const drawingLabel = (kind: string, title: string): string => `${title}: ${kind} chart`
