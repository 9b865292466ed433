import { PICTURES, type PictureName, WIDTHS } from '../../pictures/catalogue.ts'

export interface PictureOptions {
  /** The `sizes` attribute. */
  readonly sizes?: string
  readonly eager?: boolean
  /** An inline style, for pictures cropped like the block's. */
  readonly style?: string
}

/** Renders `<img>` with all stored widths as candidates, as a server with an image host would. */
export function picture(name: PictureName, { sizes, eager, style }: PictureOptions = {}): string {
  const { width, height, alt } = PICTURES[name]
  const candidates = WIDTHS.filter(candidate => candidate <= width)
  const attributes = {
    src: `/pictures/${name}.webp?format=750w`,
    srcset: candidates
      .map(candidate => `/pictures/${name}.webp?format=${candidate}w ${candidate}w`)
      .join(', '),
    sizes: sizes ?? '100vw',
    width,
    height,
    alt,
    loading: eager ? undefined : 'lazy',
    fetchpriority: eager ? 'high' : undefined,
    style,
  }
  return `<img ${written(attributes)}>`
}

/** Renders `<img>` with a single source. */
export function plainPicture(name: PictureName, style?: string): string {
  const { width, height, alt } = PICTURES[name]
  return `<img ${written({ src: `/pictures/${name}.webp?format=750w`, width, height, alt, style })}>`
}

function written(attributes: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
}
