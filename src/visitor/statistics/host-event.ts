import type { PageFacts } from '../measure-page/page-facts'

/** An event for the events host; missing fields are null [ANA-10]. */
export interface EventPart {
  readonly action: string
  readonly object_type: string
  readonly object?: string
  readonly indirect_object?: string
  readonly product_area?: string
  readonly page?: string
  readonly section?: string
}

/** The fields common to all events for the events host [ANA-10]. */
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
