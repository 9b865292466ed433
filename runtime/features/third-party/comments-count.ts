import { comments } from '../../../src/site/comments'
import type { SiteContext } from '../../../src/site/core/site-store'
import { whenConsented } from '../../../src/visitor/core/consent-store'
import { type FeatureTools, onDestroy } from '../../core/features/feature'

/**
 * Loads the script that counts comments, by the site's short name, where comments are on (B7 L319) and
 * the visitor has agreed: it comes from another company's host.
 */
export function start({ $site }: Pick<FeatureTools, '$site'>, place: ParentNode = document.head): void {
  const shortname = commentsShortname($site.get())
  if (!shortname) return
  onDestroy(
    whenConsented('functional', () => {
      const script = document.createElement('script')
      script.id = 'dsq-count-scr'
      script.async = true
      script.src = `https://${shortname}.disqus.com/count.js`
      place.append(script)
    }),
  )
}

/** The name under which the comment service knows a site whose comments are on; undefined for any other. */
export function commentsShortname(context: SiteContext): string | undefined {
  const { commentsEnabled, disqusShortname: shortname } = comments(context)
  return commentsEnabled && /^[a-z0-9-]+$/i.test(shortname) ? shortname : undefined
}
