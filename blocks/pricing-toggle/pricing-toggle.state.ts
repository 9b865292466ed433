/** The period that is selected at first, by its place; the first where the name is none (B4 L255). */
export const firstSelected = (names: readonly string[], wanted: string): number =>
  Math.max(0, names.indexOf(wanted))

/** The buttons' texts: those of the JSON, then those of the server's HTML. */
export const titlesOf = (own: readonly string[], serverTitles: readonly string[]): string[] =>
  serverTitles.map((title, index) => own[index]?.trim() || title)
