import * as z from 'zod/mini'
import { isRecord } from '../../data/core/json'
import type { Size } from './image-values'

/** The size of an image in px, as `'WxH'` or an object; `parseSize` reads the text. */
export const sizeOrText = () =>
  z.custom<string | Size>(
    value =>
      typeof value === 'string' ||
      (isRecord(value) && [value['width'], value['height']].every(Number.isFinite)),
    "expected a size, 'WxH' or {width, height}",
  )

/** A point of an image in fractions, as `'x,y'` or an object, whose parts may be missing or null. */
export const pointOrText = () =>
  z.custom<string | { readonly x?: number; readonly y?: number }>(
    value =>
      typeof value === 'string' ||
      (isRecord(value) && [value['x'] ?? 0, value['y'] ?? 0].every(Number.isFinite)),
    "expected a point, 'x,y' or {x, y}",
  )
