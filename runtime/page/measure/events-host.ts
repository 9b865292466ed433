import { analyticsId } from '../../../src/analytics/analytics-id'
import { commonFields } from '../../../src/analytics/host-event'
import { pageFacts } from '../../../src/analytics/page-facts'
import { randomId } from '../../../src/analytics/random-id'
import { expectAccepted } from '../../../src/analytics/sender'
import type { Signal } from '../../../src/analytics/signals'
import { beginSession } from '../../../src/visit/session'
import { ANALYTICS_EVENTS_PATH } from '../../../src/wire/events'
import type { Measuring } from './measuring'

/**
 * Tells the events host, where the context names one (B7 L299). Why it did not take an event stands in the page's
 * log, and nowhere else (A7 L108).
 */
export async function trackEvent(
  { $site, send }: Pick<Measuring, '$site' | 'send'>,
  { name, fields }: Signal,
  host: string,
): Promise<void> {
  const actor = analyticsId(randomId, Date.now())
  const { sessionId } = beginSession(randomId)
  const part = {
    action: name,
    object_type: fields['itemId'] ? 'product' : 'form',
    object: fields['itemId'] || fields['formId'] || '',
    page: location.pathname,
  }
  try {
    expectAccepted(
      await send.json(new URL(ANALYTICS_EVENTS_PATH, host).href, {
        analyticsId: actor,
        commonData: commonFields(part, { actor, sessionId, facts: pageFacts($site.get()) }),
        customData: fields,
        customSchemaName: null,
      }),
    )
  } catch (cause) {
    const detail = { type: 'event-failed', data: `${cause}` }
    document.dispatchEvent(new CustomEvent('ashlar:log', { detail }))
  }
}
