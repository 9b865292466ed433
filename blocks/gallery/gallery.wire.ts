import * as z from 'zod/mini'
import { isRecord } from '../../src/data/core/record'

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

/** A name of the wire that is not camelCase, as ours: `auto-crop` is `autoCrop`. Nothing else knows the first. */
function inOurWords(name: string): string {
  if (name === 'aspect-ratio') return 'thumbnailAspectRatio'
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

/**
 * An object as pages write it: under the wire's names or ours, and with null for what is not set.
 * Keys that the shape does not name are dropped.
 */
export function wireObject<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.pipe(renamed, z.object(shape))
}

const renamed = z.transform(inOurNames)

function inOurNames(value: unknown): unknown {
  if (!isRecord(value)) return value
  const set = Object.entries(value).filter(([, field]) => field !== null)
  return Object.fromEntries(set.map(([name, field]) => [inOurWords(name), field]))
}
