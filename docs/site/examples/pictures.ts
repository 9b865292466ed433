import { existsSync, readFileSync } from 'node:fs'
import { imageSize } from 'image-size'

/** The folder of the pages' pictures in the repository. */
export const PICTURES_FOLDER = `${import.meta.dirname}/pictures`

/** The colour schemes; every page has a picture of the first. */
export const SCHEMES = ['light', 'dark'] as const

type Scheme = (typeof SCHEMES)[number]

const ALTERNATIVES = { wide: 'in a wide window', narrow: 'on a phone' } as const

type Window = keyof typeof ALTERNATIVES

/** The file of a page's picture. */
export const pictureFile = (name: string, kind: Window, scheme: Scheme): string =>
  `${name}-${kind}${scheme === 'dark' ? '-dark' : ''}.webp`

/**
 * A picture of a whole page, in the colour scheme of the reader where the page has it. Browsers do not load the hidden
 * one of both.
 */
export function picture(name: string, kind: Window, root: string): string {
  const schemes = SCHEMES.filter(scheme =>
    existsSync(`${PICTURES_FOLDER}/${pictureFile(name, kind, scheme)}`),
  )
  return schemes
    .map(scheme => {
      const file = pictureFile(name, kind, scheme)
      const { width, height } = imageSize(readFileSync(`${PICTURES_FOLDER}/${file}`))
      const only = schemes.length > 1 ? ` class="only-${scheme}"` : ''
      const alt = `The page ${ALTERNATIVES[kind]}`
      return `<img${only} src="${root}assets/examples/${file}" width="${width}" height="${height}" alt="${alt}" loading="lazy">`
    })
    .join('')
}
