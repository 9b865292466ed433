import { whenIdle } from '../../../src/dom/core/idle'
import { pageSettings } from '../../../src/site/core/page'
import type { SiteContext } from '../../../src/site/core/site-store'
import { website } from '../../../src/site/core/website'
import { onDestroy } from '../part'
import type { PageModule } from './page-module'

/** The name of the site, which every report carries; `"analytics": false` wants none. */
export const isMeasured = (context: SiteContext): unknown =>
  pageSettings(context).analytics && website(context).id

/** Visits, errors and speed, once the page is quiet; until then boot keeps what goes wrong. */
export const measure: PageModule['start'] = async tools => {
  if (document.readyState !== 'complete') {
    await new Promise(done => addEventListener('load', done, { once: true }))
  }
  await new Promise(done => onDestroy(whenIdle(done)))
  // An ad blocker may keep the file away.
  const part = await import('../../features/measure/measure').catch(() => undefined)
  part?.start(tools)
}
