const ROWS = ['top', 'center', 'bottom'] as const
const COLUMNS = ['left', 'center', 'right'] as const

/** A pop-up's position in the window. */
type PopupPosition = `${(typeof ROWS)[number]}-${(typeof COLUMNS)[number]}`

/** The positions of a pop-up: three rows of three, row by row. */
export const POPUP_POSITIONS: readonly PopupPosition[] = ROWS.flatMap(row =>
  COLUMNS.map(column => `${row}-${column}` as const),
)
