import { useEffect, useMemo, useRef, useState } from 'react'
import type { EventData } from '../../src/calls/calendar-event'
import { report, toBlockError } from '../../src/data/core/report'
import { type AsyncLoad, startAsyncLoad } from '../../src/dom/async-load'
import { FAILURE_MESSAGES } from '../../src/locale/failure.messages'
import { loadFailure } from '../../src/locale/load-failure'
import { useHost } from '../kit/element/host'

/** The events loaded so far. */
interface Months {
  readonly events: readonly EventData[]
  /** The state of the current month; `absent` if the host has answered as one without a backend does. */
  readonly state: 'loading' | 'failed' | 'ready' | 'absent'
  /** Why the month could not be loaded, one message per line. */
  readonly failure: readonly string[]
  readonly retry: () => void
}

type Load = AsyncLoad<readonly EventData[] | undefined>

/**
 * Loads the events of each month once, when it is shown.
 *
 * @param month as `MM-YYYY`.
 */
export function useMonths(collectionId: string, month: string): Months {
  const host = useHost()
  const [loads, setLoads] = useState<ReadonlyMap<string, Load>>(new Map())
  const latest = useRef(loads)
  latest.current = loads
  const refetch = useRef(() => {})
  const key = `${month} ${collectionId}`

  useEffect(() => {
    const known = latest.current
    if (!collectionId || isLoaded(known.get(key))) return
    const load = startAsyncLoad<readonly EventData[] | undefined>({
      load: async signal => {
        const { loadMonth } = await import('./calendar.call')
        return loadMonth(collectionId, month, host, signal)
      },
      changed: state => setLoads(known => new Map(known).set(key, state)),
      failed: cause => report(toBlockError(cause, 'events-failed', 'the events could not be loaded'), host),
    })
    refetch.current = load.refetch
    return load.stop
  }, [collectionId, month, key, host])

  const events = useMemo(
    () => [...loads].flatMap(([name, { data }]) => (name.endsWith(` ${collectionId}`) && data ? data : [])),
    [loads, collectionId],
  )
  const load = collectionId ? loads.get(key) : LOADED
  return {
    events,
    state: stateOf(load),
    failure: load?.status === 'failed' ? loadFailure(load.error, [FAILURE_MESSAGES.loadResults]) : [],
    retry: () => refetch.current(),
  }
}

/** A calendar without a collection has nothing to load. */
const LOADED: Load = { status: 'success', data: [] }

const isLoaded = (load: Load | undefined): boolean => load?.status === 'success' && load.data !== undefined

function stateOf(load: Load | undefined): Months['state'] {
  if (load?.status === 'success') return load.data ? 'ready' : 'absent'
  return load?.status === 'failed' ? 'failed' : 'loading'
}
