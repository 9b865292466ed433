import { useLayoutEffect, useRef, useState } from 'react'
import { report, toBlockError } from '../../../src/data/core/report'
import { whenConsented } from '../../../src/visitor/when-consented'
import { useHost } from '../element/host'

/** The load state of third-party content. */
type ThirdPartyPhase = 'waiting' | 'loading' | 'loaded' | 'failed'

interface ThirdParty {
  readonly phase: ThirdPartyPhase
  /** Loads the content at the visitor's request, regardless of consent. */
  readonly load: () => void
}

/**
 * Draws third-party content once the visitor has consented, or requests it.
 * @param draw draws the content, and undoes that when the signal aborts.
 * @param key draws the content again when it changes.
 * @param isWanted false if the content must not load for anyone.
 */
export function useThirdParty(
  draw: (signal: AbortSignal) => Promise<void>,
  key = '',
  isWanted = true,
): ThirdParty {
  const host = useHost()
  const [isAllowed, setAllowed] = useState(false)
  const [phase, setPhase] = useState<ThirdPartyPhase>('waiting')
  const latest = useRef(draw)
  latest.current = draw
  // Before the first paint, so that no prompt flashes for visitors who have answered.
  useLayoutEffect(
    () => (isWanted ? whenConsented('functional', () => setAllowed(true)) : undefined),
    [isWanted],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies what is drawn
  useLayoutEffect(() => {
    if (!isAllowed || !isWanted) return
    const ending = new AbortController()
    const { signal } = ending
    setPhase('loading')
    latest.current(signal).then(
      () => signal.aborted || setPhase('loaded'),
      cause => {
        if (signal.aborted) return
        setPhase('failed')
        report(toBlockError(cause, 'outside-failed', 'third-party content could not be drawn'), host)
      },
    )
    return () => ending.abort()
  }, [isAllowed, isWanted, key, host])
  return { phase, load: () => setAllowed(true) }
}
