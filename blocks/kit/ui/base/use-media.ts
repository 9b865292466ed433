import { useSyncExternalStore } from 'react'

/** Whether a media query matches now; renders again when that changes. */
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

/** Whether the visitor wants less motion. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)')
