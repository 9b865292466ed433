import { useLayoutEffect, useRef, useState } from 'react'
import { report, toBlockError } from '../../../../src/data/core/report'
import { whenConsented } from '../../../../src/visitor/core/when-consented'
import { useHost } from '../../element/host'

/** What has become of something that another host draws. */
export type OutsidePhase = 'waiting' | 'loading' | 'loaded' | 'failed'

export interface Outside {
  readonly phase: OutsidePhase
  /** The visitor wants it, whatever they have agreed to. */
  readonly ask: () => void
}

/**
 * Draws something of another host once the visitor has agreed, or asks for it.
 *
 * @param draw draws it, and takes back what it has begun when the signal aborts.
 * @param key draws it anew when it changes.
 * @param isWanted false where nobody is to have it.
 */
export function useOutside(draw: (signal: AbortSignal) => Promise<void>, key = '', isWanted = true): Outside {
  const host = useHost()
  const [isAllowed, setAllowed] = useState(false)
  const [phase, setPhase] = useState<OutsidePhase>('waiting')
  const latest = useRef(draw)
  latest.current = draw
  // Before the first paint, so that nobody is asked who has answered.
  useLayoutEffect(
    () => (isWanted ? whenConsented('functional', () => setAllowed(true)) : undefined),
    [isWanted],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is drawn
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
        report(toBlockError(cause, 'outside-failed', 'nothing of another host could be drawn'), host)
      },
    )
    return () => ending.abort()
  }, [isAllowed, isWanted, key, host])
  return { phase, ask: () => setAllowed(true) }
}
