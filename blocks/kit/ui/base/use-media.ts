import { useSyncExternalStore } from 'react'

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
