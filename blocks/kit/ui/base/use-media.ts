import { useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** Returns whether a media query matches; re-renders when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    changed => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}

/** Returns whether the visitor prefers reduced motion. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)')

/** Returns whether the page is being printed; the view is up to date before the browser takes its picture. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const undo = new AbortController()
    const set = ({ type }: Event): void => flushSync(() => setPrinting(type === 'beforeprint'))
    for (const type of ['beforeprint', 'afterprint']) addEventListener(type, set, undo)
    return () => undo.abort()
  }, [])
  return isPrinting
}
