import { useEffect, useMemo, useState } from 'react'
import { toBlockError } from '../../src/block-error'
import type { EventData } from '../../src/dates/event'
import { FAILURE_MESSAGES } from '../../src/messages/failure.messages'
import { loadFailure } from '../../src/messages/load-failure'
import { report } from '../../src/report'
import { useHost } from '../kit/host'

/** What has been asked for so far. */
export interface Months {
  readonly events: readonly EventData[]
  /** How it stands with the month that shows. */
  readonly state: 'loading' | 'failed' | 'ready'
  /** Why the month could not be loaded, line by line. */
  readonly failure: readonly string[]
  readonly retry: () => void
}

interface Failed {
  readonly failure: readonly string[]
}

type Answers = ReadonlyMap<string, readonly EventData[] | Failed>

/**
 * Asks for the events of each month that shows, once.
 *
 * @param month as `MM-YYYY`.
 */
export function useMonths(collectionId: string, month: string): Months {
  const host = useHost()
  const [answers, setAnswers] = useState<Answers>(new Map())
  const key = `${month} ${collectionId}`
  const answer = collectionId ? answers.get(key) : []

  useEffect(() => {
    if (!collectionId || answers.has(key)) return
    const leaving = new AbortController()
    const keep = (found: readonly EventData[] | Failed): void => {
      if (!leaving.signal.aborted) setAnswers(known => new Map(known).set(key, found))
    }
    import('./calendar.call')
      .then(({ loadMonth }) => loadMonth(collectionId, month, host, leaving.signal))
      .then(keep)
      .catch((cause: unknown) => {
        if (leaving.signal.aborted) return
        report(toBlockError(cause, 'events-failed', 'the events could not be loaded'), host)
        keep({ failure: loadFailure(cause, [FAILURE_MESSAGES.loadResults]) })
      })
    return () => leaving.abort()
  }, [collectionId, month, key, answers, host])

  const events = useMemo(
    () =>
      [...answers].flatMap(([name, found]) =>
        'failure' in found || !name.endsWith(` ${collectionId}`) ? [] : found,
      ),
    [answers, collectionId],
  )
  const failed = answer && 'failure' in answer
  return {
    events,
    state: failed ? 'failed' : answer ? 'ready' : 'loading',
    failure: failed ? answer.failure : [],
    retry: () => setAnswers(known => new Map([...known].filter(([name]) => name !== key))),
  }
}
