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

/** Paths that stay as they are: to parse them takes longer than all else that is done with a measurement. */
const PLAIN_PATH = /^\/(?:[\w-]+\/)*[\w-]*$/

/** The path of an address, without query and hash, which may identify a visitor. */
export function pathOf(address: unknown): string {
  if (typeof address !== 'string') return ''
  const path = PLAIN_PATH.test(address) ? address : URL.parse(address, 'http://site.invalid')?.pathname
  return path?.slice(0, MAX_PATH_LENGTH) ?? ''
}
