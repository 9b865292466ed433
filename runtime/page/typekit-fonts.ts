import { BlockError } from '../../src/block-error'
import { whenConsented } from '../../src/consent'
import { report } from '../../src/report'
import { currentSite } from '../../src/site/current-site'
import { onDestroy } from '../part'

/** The text of the specification (B8 L327). */
export const FONT_MISSING = 'Requested font no longer in Typekit'

/** Loads the site's Typekit kit, once the visitor has agreed, and says which of its fonts are gone. */
export function start(): void {
  const { website, typekitFonts } = currentSite()
  const { typekitId } = website
  if (!typekitId || !/^[a-z0-9]+$/i.test(typekitId)) return
  onDestroy(
    whenConsented('functional', () => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = `https://use.typekit.net/${typekitId}.css`
      link.onload = () => reportMissing(typekitFonts.map(({ id }) => id))
      link.onerror = () => reportMissing(typekitFonts.map(({ id }) => id))
      document.head.append(link)
    }),
  )
}

/** Reports each family that the page's style sheets do not define. */
export function reportMissing(families: readonly string[], known: Iterable<FontFace> = document.fonts): void {
  const defined = new Set([...known].map(({ family }) => family.replace(/["']/g, '')))
  for (const family of families) {
    if (!defined.has(family)) report(new BlockError('font-missing', `${FONT_MISSING}: ${family}`))
  }
}
