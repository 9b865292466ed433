/** What kind of call told of something. */
export type MeasurementKind =
  | 'event'
  | 'analytics'
  | 'trace'
  | 'landing'
  | 'hit'
  | 'button-click'
  | 'button-render'
  | 'form-render'
  | 'overlay'
  | 'quick-view'
  | 'error'
  | 'performance'

/** One thing that a page has told. */
export interface Measurement {
  readonly kind: MeasurementKind
  readonly name: string
  /** Path of the page; empty where nobody says. */
  readonly page: string
  /** What was told, as it came, save what would name the visitor. */
  readonly data: unknown
  /** Hash of the visit that a page view belongs to. */
  readonly visit?: string
}

/** Characters of a page's path at most. */
const MOST_OF_A_PATH = 200

/** The path in an address or a path, without query and hash: they may say who it was. */
export function pathOf(address: unknown): string {
  if (typeof address !== 'string' || !URL.canParse(address, 'http://site.invalid')) return ''
  return new URL(address, 'http://site.invalid').pathname.slice(0, MOST_OF_A_PATH)
}
