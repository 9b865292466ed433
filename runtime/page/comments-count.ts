import { whenConsented } from '../../src/consent'
import { currentSite } from '../../src/site/current-site'
import { onDestroy } from '../part'

/**
 * Loads the script that counts comments, by the site's short name, where comments are on (B7 L319) and
 * the visitor has agreed: it comes from another company's host.
 */
export function start(): void {
  const { commentsEnabled, disqusShortname } = currentSite().websiteSettings
  if (!commentsEnabled || !/^[a-z0-9-]+$/i.test(disqusShortname)) return
  onDestroy(
    whenConsented('functional', () => {
      const script = document.createElement('script')
      script.id = 'dsq-count-scr'
      script.async = true
      script.src = `https://${disqusShortname}.disqus.com/count.js`
      document.head.append(script)
    }),
  )
}
