import { dom } from '../../../src/data/core/dom'
import { BlockError, report } from '../../../src/data/core/report'
import { createThirdPartyScript, refusal } from '../../../src/dom/trusted-code'
import { comments } from '../../../src/site/comments'
import type { SiteContext } from '../../../src/site/core/site-store'
import { whenConsented } from '../../../src/visitor/when-consented'
import { type FeatureTools, onDestroy } from '../../core/features/feature'

/**
 * Loads the comment count script by the site's short name, if comments are enabled and the visitor has
 * consented: it comes from a third party.
 */
export function start({ $site }: Pick<FeatureTools, '$site'>, place: ParentNode = dom.head): void {
  const shortname = commentsShortname($site.get())
  if (!shortname) return
  onDestroy(
    whenConsented('functional', () => {
      const src = `https://${shortname}.disqus.com/count.js`
      try {
        place.append(Object.assign(createThirdPartyScript(src), { id: 'dsq-count-scr' }))
      } catch (cause) {
        report(new BlockError('script-refused', refusal(src), { cause }))
      }
    }),
  )
}

/** The site's name at the comment service; `undefined` if comments are disabled. */
export function commentsShortname(context: SiteContext): string | undefined {
  const { commentsEnabled, disqusShortname: shortname } = comments(context)
  return commentsEnabled && /^[a-z0-9-]+$/i.test(shortname) ? shortname : undefined
}
