import { dom } from '../../../src/data/core/dom'
import { BlockError, report } from '../../../src/data/core/report'
import { fonts } from '../../../src/site/fonts'
import { whenConsented } from '../../../src/visitor/when-consented'
import { type FeatureTools, onDestroy } from '../../core/features/feature'

/** Reported for each missing font [ROLL-13]. */
const FONT_MISSING = 'Requested font no longer in Typekit'

/** Loads the site's Typekit kit once the visitor has consented, and reports fonts that it no longer has. */
export function start({ $site }: Pick<FeatureTools, '$site'>, place: ParentNode = dom.head): void {
  const context = $site.get()
  const { typekitId: kit, typekitFonts: families } = fonts(context)
  if (!/^[a-z0-9]+$/i.test(kit)) return
  onDestroy(
    whenConsented('functional', () => {
      const link = dom.createElement('link')
      link.rel = 'stylesheet'
      link.href = `https://use.typekit.net/${kit}.css`
      link.onload = link.onerror = () => reportMissing(families)
      place.append(link)
    }),
  )
}

/** Reports each family that no style sheet of the page defines. */
export function reportMissing(families: readonly string[], known: Iterable<FontFace> = dom.fonts): void {
  const defined = new Set([...known].map(({ family }) => family.replace(/["']/g, '')))
  for (const family of families) {
    if (!defined.has(family)) report(new BlockError('font-missing', `${FONT_MISSING}: ${family}`))
  }
}
