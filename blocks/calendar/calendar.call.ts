import { ITEMS_BY_MONTH_PATH } from '../../src/calls/calendar'
import { type EventData, isEvent, NO_EVENT } from '../../src/calls/calendar-events/calendar-event'
import { hasNoBackend } from '../../src/calls/client/call-answer'
import { siteCalls } from '../../src/calls/client/site-calls'
import { BlockError, report } from '../../src/data/core/report'

/** Timeout of a month's request, in ms. */
const TIMEOUT_MS = 20_000

/**
 * Requests the events of a month. Invalid events are reported and left out.
 *
 * @param month as `MM-YYYY`.
 * @returns `undefined` if the site has no backend.
 * @throws BlockError if the request fails.
 */
export async function loadMonth(
  collectionId: string,
  month: string,
  host: Element,
  signal: AbortSignal,
): Promise<readonly EventData[] | undefined> {
  const query = { month, collectionId }
  const outcome = await siteCalls.get(ITEMS_BY_MONTH_PATH, {
    query,
    retries: 1,
    timeoutMs: TIMEOUT_MS,
    signal,
  })
  const what = `the events of ${month}`
  if (!outcome.ok && hasNoBackend(outcome.error)) return undefined
  if (!outcome.ok)
    throw new BlockError('events-failed', `${what} could not be loaded`, { cause: outcome.error })
  const items: unknown = outcome.value
  if (!Array.isArray(items)) throw new BlockError('events-failed', `${what} are not a list`)

  const events = items.filter(isEvent)
  const lost = items.length - events.length
  if (lost) report(new BlockError('data-invalid', `${lost} of ${what} cannot be read: ${NO_EVENT}`), host)
  return events
}
