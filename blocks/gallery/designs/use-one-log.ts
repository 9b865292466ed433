import { useLayoutEffect } from 'react'
import type { BlockError } from '../../../src/data/core/report'
import { useHost } from '../../kit/element/host'

/** Lets each fault of the gallery be logged once: a thumbnail, and a slide that comes back, say the same again. */
export function useOneLog(): void {
  const host = useHost()
  useLayoutEffect(() => {
    const told = new Set<string>()
    const hear = (event: Event): void => {
      const { message } = (event as CustomEvent<BlockError>).detail
      if (told.has(message)) event.preventDefault()
      told.add(message)
    }
    host.addEventListener('ashlar:error', hear)
    return () => host.removeEventListener('ashlar:error', hear)
  }, [host])
}
