/** First and last number of the layouts of galleries, summaries, charts and images [ENUM-23]. */
const LAYOUT_IDS = { first: 1000, last: 1019 } as const

/** Whether the number is a layout's [ENUM-23]. */
export const isLayoutId = (id: number): boolean =>
  Number.isInteger(id) && id >= LAYOUT_IDS.first && id <= LAYOUT_IDS.last
