import { isRecord } from '../../../src/data/core/json'
import type { OptionSchema } from '../../features/debug/option-faults'

type Path = readonly (string | number)[]

/**
 * Finds pictures without an alternative text in a block's data: objects with an address and no text, where the schema
 * has both. An empty text means decoration, and a title stands in for a missing one.
 *
 * @returns the path of each picture.
 */
export function untitledPictures(data: unknown, schema: OptionSchema, path: Path = []): Path[] {
  const { properties, items } = schema
  if (Array.isArray(data)) {
    return items ? data.flatMap((item, at) => untitledPictures(item, items, [...path, at])) : []
  }
  if (!isRecord(data) || !properties) return []
  const inside = Object.entries(data).flatMap(([key, value]) =>
    Object.hasOwn(properties, key) && properties[key]
      ? untitledPictures(value, properties[key], [...path, key])
      : [],
  )
  const isPicture = 'src' in properties && 'alt' in properties && data['src'] && data['type'] !== 'video'
  return isPicture && data['alt'] === undefined && !data['title'] ? [path, ...inside] : inside
}
