/** The scope of a requirement: a page, a server, an editor only, or none, by a decision. */
export const PLACES = ['page', 'server', 'editor-only', 'decision'] as const

export type Place = (typeof PLACES)[number]

/** A row of `docs/requirements.tsv`. */
export interface Requirement {
  readonly id: string
  readonly where: Place
}

/**
 * Parses the register: tab-separated lines under a heading.
 *
 * @throws Error naming the line without an id or a known place.
 */
export function readRegister(tsv: string): Requirement[] {
  const [heading = '', ...lines] = tsv.trimEnd().split('\n')
  const columns = heading.split('\t')
  const [idColumn, whereColumn] = [columns.indexOf('id'), columns.indexOf('where')]
  return lines.map((line, index) => {
    const cells = line.split('\t')
    const [id, where] = [cells[idColumn], PLACES.find(place => place === cells[whereColumn])]
    if (!id || !where)
      throw new Error(`line ${index + 2} of the register has no id or no known place: ${line}`)
    return { id, where }
  })
}
