import { ANALYTICS_EVENTS_PATH } from '../../../../src/calls/events'
import { dom } from '../../../../src/data/core/dom'
import { type PageFacts, pageFacts, randomId } from '../../../../src/visitor/measure-page/page-facts'
import { expectAccepted } from '../../../../src/visitor/measure-page/sender'
import type { Signal } from '../../../../src/visitor/measure-page/signals'
import { analyticsId, beginSession } from '../../../../src/visitor/visit-ids'
import type { Measuring } from '../page/measuring'

/**
 * Sends a signal to the events host that the context names. A rejected event is recorded in the page's log only.
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
    dom.dispatchEvent(new CustomEvent('ashlar:log', { detail }))
  }
}

/** An event for the events host; missing fields are null. */
interface EventPart {
  readonly action: string
  readonly object_type: string
  readonly object?: string
  readonly indirect_object?: string
  readonly product_area?: string
  readonly page?: string
  readonly section?: string
}

/** The fields common to all events for the events host. */
export const commonFields = (
  part: EventPart,
  { actor, sessionId, facts }: { actor: string; sessionId: string; facts: PageFacts },
) => ({
  actor,
  action: part.action,
  event_owner_team: 'site',
  event_source: 'web',
  object_type: part.object_type,
  object: part.object ?? null,
  indirect_object: part.indirect_object ?? null,
  product_area: part.product_area ?? null,
  page: part.page ?? null,
  section: part.section ?? null,
  user_account_id: facts.memberAccountId || null,
  session_id: sessionId || null,
  locale: facts.locale || null,
})
