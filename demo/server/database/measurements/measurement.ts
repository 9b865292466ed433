/** The kind of call that reported a measurement. */
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

/** One report from a page. */
export interface Measurement {
  readonly kind: MeasurementKind
  readonly name: string
  /** Path of the page; empty if unknown. */
  readonly page: string
  /** The reported data without anything that identifies the visitor. */
  readonly data: unknown
  /** Hash of the visit that a page view belongs to. */
  readonly visit?: string
}

/** Characters of a page path. */
const MAX_PATH_LENGTH = 200

/** The path of an address, without query and hash, which may identify a visitor. */
export function pathOf(address: unknown): string {
  if (typeof address !== 'string' || !URL.canParse(address, 'http://site.invalid')) return ''
  return new URL(address, 'http://site.invalid').pathname.slice(0, MAX_PATH_LENGTH)
}
