import { whenConsented } from '../../src/consent'
import { currentSite } from '../../src/site/current-site'
import { onDestroy } from '../part'

const FONTS_URL = 'https://fonts.googleapis.com/css2'

/**
 * Loads the style sheet of the fonts that the context names (B7 L319), once the visitor has agreed: it
 * comes from another company's host.
 */
export function start(): void {
  const { googleFonts } = currentSite()
  const href = fontsUrl(googleFonts.map(({ includeName }) => includeName))
  if (!href) return
  onDestroy(
    whenConsented('functional', () => {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
    }),
  )
}

/** The address of one style sheet for all `families`; undefined when there are none. */
export function fontsUrl(families: readonly string[]): string | undefined {
  const names = families.filter(Boolean)
  if (names.length === 0) return undefined
  const query = new URLSearchParams(names.map(name => ['family', name.replaceAll('+', ' ')]))
  query.set('display', 'swap')
  return `${FONTS_URL}?${query}`
}
