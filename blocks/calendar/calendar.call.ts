import * as z from 'zod/mini'
import { ITEMS_BY_MONTH_PATH } from '../../src/calls/calendar'
import { type EventData, isEvent } from '../../src/calls/calendar-event'
import { hasNoBackend } from '../../src/calls/client/call-answer'
import { siteCalls } from '../../src/calls/client/site-calls'
import { BlockError, report } from '../../src/data/core/report'

const items = z.array(z.unknown())

/** The error for invalid events. */
const NO_EVENT = 'expected an event with a title and a startDate (ms, or ISO 8601)'

/** Timeout of a month's request, in ms. */
const TIMEOUT_MS = 20_000

/**
 * Requests the events of a month. Invalid events are reported and left out.
 *
 * @param month as `MM-YYYY`.
 * @returns `undefined` if the host answers as one without a backend does.
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
    answer: items,
  })
  const what = `the events of ${month}`
  if (!outcome.ok && hasNoBackend(outcome.error)) return undefined
  if (!outcome.ok)
    throw new BlockError('events-failed', `${what} could not be loaded`, { cause: outcome.error })
  const events = outcome.value.filter(isEvent)
  const lost = outcome.value.length - events.length
  if (lost) report(new BlockError('data-invalid', `${lost} of ${what} cannot be read: ${NO_EVENT}`), host)
  return events
}
