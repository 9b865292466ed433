import { fonts } from '../../../src/site/fonts/fonts'
import { whenConsented } from '../../../src/visitor/core/consent-store'
import { type FeatureTools, onDestroy } from '../../core/features/feature'
import { fontSheets } from './google-fonts.state'

/**
 * Loads the style sheets of the fonts that the context names (B7 L319), once the visitor has agreed: they
 * come from another company's host.
 */
export function start({ $site }: Pick<FeatureTools, '$site'>, place: ParentNode = document.head): void {
  const sheets = fontSheets(fonts($site.get()).googleFonts)
  if (sheets.length === 0) return
  onDestroy(
    whenConsented('functional', () => {
      for (const href of sheets) {
        place.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
      }
    }),
  )
}
