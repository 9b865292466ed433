import { ANALYTICS_EVENTS_PATH } from '../../../../src/calls/events'
import { analyticsId, beginSession } from '../../../../src/visitor/measure/visit-ids'
import { pageFacts, randomId } from '../../../../src/visitor/measure-page/page-facts'
import { expectAccepted } from '../../../../src/visitor/measure-page/sender'
import type { Signal } from '../../../../src/visitor/measure-page/signals'
import { commonFields } from '../../../../src/visitor/statistics/host-event'
import type { Measuring } from '../page/measuring'

/**
 * Sends a signal to the events host that the context names [API-14]. A rejected event is recorded in the page's log only
 * [ANA-03].
 */
export async function trackEvent(
  { $site, send }: Pick<Measuring, '$site' | 'send'>,
  { name, fields }: Signal,
  host: string,
): Promise<void> {
  const actor = analyticsId(randomId, Date.now())
  const { sessionId } = beginSession(randomId)
  const event = {
    action: name,
    object_type: fields['itemId'] ? 'product' : 'form',
    object: fields['itemId'] || fields['formId'] || '',
    page: location.pathname,
  }
  try {
    expectAccepted(
      await send.json(new URL(ANALYTICS_EVENTS_PATH, host).href, {
        analyticsId: actor,
        commonData: commonFields(event, { actor, sessionId, facts: pageFacts($site.get()) }),
        customData: fields,
        customSchemaName: null,
      }),
    )
  } catch (cause) {
    const detail = { type: 'event-failed', data: `${cause}` }
    document.dispatchEvent(new CustomEvent('ashlar:log', { detail }))
  }
}
