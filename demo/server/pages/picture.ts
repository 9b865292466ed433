import { PICTURES, type PictureName, WIDTHS } from '../../pictures/catalogue.ts'

export interface PictureOptions {
  /** How wide the picture is on the page, as the `sizes` attribute has it. */
  readonly sizes?: string
  readonly eager?: boolean
  /** An inline style, where the server's picture has the same crop as the block. */
  readonly style?: string
}

/** `<img>` of a stored picture with all its candidates, as a server with an image host would write it. */
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

/** `<img>` with one address and no candidates, as most pages have it. */
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
