import * as z from 'zod/mini'

/*
 * One node of each kind for all fields: what a schema costs when a page loads is the number of its nodes.
 */

export const string = z.string()
export const number = z.number()
export const boolean = z.boolean()

/** A text, empty where there is none. */
export const text = z._default(string, '')
export const yes = z._default(boolean, true)
export const no = z._default(boolean, false)

/** The names of the wire that are not camelCase, and ours for them. Nothing else knows the first. */
const OUR_NAMES: ReadonlyMap<string, string> = new Map([
  ['auto-crop', 'autoCrop'],
  ['autoplay-duration', 'autoplayDuration'],
  ['active-alignment', 'activeAlignment'],
  ['aspect-ratio', 'thumbnailAspectRatio'],
  ['meta-position', 'metaPosition'],
  ['show-meta', 'showMeta'],
  ['show-meta-basic', 'showMetaBasic'],
  ['show-meta-only-title', 'showMetaOnlyTitle'],
  ['show-meta-only-description', 'showMetaOnlyDescription'],
  ['show-meta-on-hover', 'showMetaOnHover'],
  ['square-thumbs', 'squareThumbs'],
  ['thumbnails-per-row', 'thumbnailsPerRow'],
  ['thumbnail-strip-height', 'thumbnailStripHeight'],
  ['thumbnail-strip-margin', 'thumbnailStripMargin'],
])

/**
 * An object as pages write it: under the wire's names or ours, and with null for what is not set.
 * Keys that the shape does not name are dropped.
 */
export function wireObject<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.pipe(renamed, z.object(shape))
}

const renamed = z.transform(inOurNames)

function inOurNames(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  const set = Object.entries(value).filter(([, field]) => field !== null)
  return Object.fromEntries(set.map(([name, field]) => [OUR_NAMES.get(name) ?? name, field]))
}
