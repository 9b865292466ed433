import { pageSettings } from '../../../src/site/page-settings'
import type { SiteContext } from '../../../src/site/site-store'
import { website } from '../../../src/site/website'
import { whenIdle } from '../../../src/timing/idle'
import { onDestroy } from '../../part'
import { hearFaults } from '../measure/early-faults'
import type { PageModule } from './page-module'

/** The name of the site, which every report carries; `"analytics": false` wants none. */
export const isMeasured = (context: SiteContext): unknown =>
  pageSettings(context).analytics && website(context).id

/** Visits, errors and speed: what goes wrong is heard at once, the rest waits until the page is quiet. */
export const measure: PageModule['start'] = async tools => {
  onDestroy(hearFaults(tools.faults))
  if (document.readyState !== 'complete') {
    await new Promise(done => addEventListener('load', done, { once: true }))
  }
  await new Promise(done => onDestroy(whenIdle(done)))
  // An ad blocker may keep the file away.
  const part = await import('../measure').catch(() => undefined)
  part?.start(tools)
}
