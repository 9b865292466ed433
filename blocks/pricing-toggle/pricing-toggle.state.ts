/** The index of the initial period; 0 for unknown names. */
export const firstSelected = (names: readonly string[], wanted: string): number =>
  Math.max(0, names.indexOf(wanted))

/** The texts of the buttons: from the JSON, or else from the server's HTML. */
export const titlesOf = (own: readonly string[], serverTitles: readonly string[]): string[] =>
  serverTitles.map((title, index) => own[index]?.trim() || title)
