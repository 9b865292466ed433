import { readFile, stat } from 'node:fs/promises'
import { posix } from 'node:path'
import { imageSize } from 'image-size'
import { findInside, normalPath } from '../files/folder-files'
import type { Edit } from '../html/edits'
import { attributeOf, closestAround, type Page, type PageElement, placeOf } from '../html/page'

interface Size {
  readonly width: number
  readonly height: number
}

/** Reads the size of a picture; `undefined` if it is not in the folder or not a picture. */
export type ReadSize = (page: string, source: string) => Promise<Size | undefined>

/** Maximum size of a picture, in bytes. */
const MAX_PICTURE_BYTES = 64 * 1024 * 1024

/** Orientations of EXIF that turn a picture by 90 degrees are 5 to 8. */
const TURNED = 5

/** Reads each picture of a folder once. */
export function sizeReader(root: string): ReadSize {
  const known = new Map<string, Promise<Size | undefined>>()
  return async (page, source) => {
    if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(source)) return undefined
    const path = decoded(source.split(/[?#]/, 1)[0] ?? '')
    const name = normalPath(path.startsWith('/') ? path : `${posix.dirname(page)}/${path}`)
    if (name === undefined) return undefined
    const reading = known.get(name) ?? readSize(root, name)
    known.set(name, reading)
    return reading
  }
}

async function readSize(root: string, name: string): Promise<Size | undefined> {
  const file = await findInside(root, name)
  if (file === undefined || (await stat(file)).size > MAX_PICTURE_BYTES) return undefined
  try {
    const { width, height, orientation = 0 } = imageSize(await readFile(file))
    const size = orientation >= TURNED ? { width: height, height: width } : { width, height }
    return size.width > 0 && size.height > 0 ? size : undefined
  } catch {
    // Not a picture, or broken.
    return undefined
  }
}

/** Adds the sizes of pictures that state neither width nor height. Responsive ones are as wide as their `sizes` says. */
export async function pictureSizes(page: Page, path: string, readSize: ReadSize): Promise<Edit[]> {
  const edits: Edit[] = []
  const others = closestAround(page, isOther)
  for (const image of page.select('img[src]:not([srcset], [width], [height])')) {
    const start = placeOf(image)?.startOffset
    if (start === undefined || page.text[start] !== '<' || others.has(image)) continue
    const size = await readSize(path, attributeOf(image, 'src') ?? '')
    if (!size) continue
    const at = start + 1 + image.name.length
    const text = ` data-prerendered-size="" width="${Math.round(size.width)}" height="${Math.round(size.height)}"`
    edits.push({ start: at, end: at, text })
  }
  return edits
}

const isOther = ({ name }: PageElement): boolean => ['picture', 'noscript', 'template', 'svg'].includes(name)

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
