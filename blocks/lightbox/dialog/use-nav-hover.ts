import { useEffect, useState } from 'react'
import { type Direction, NAV_HOVER_MS } from '../lightbox.state'

/** Returns the step button with the hover class, and a function that sets it; it resets by itself. */
export function useNavHover(): readonly [Direction | null, (direction: Direction | null) => void] {
  const [hover, setHover] = useState<{ readonly direction: Direction | null }>({ direction: null })
  useEffect(() => {
    if (!hover.direction) return undefined
    const timer = setTimeout(() => setHover({ direction: null }), NAV_HOVER_MS)
    return () => clearTimeout(timer)
  }, [hover])
  return [hover.direction, direction => setHover({ direction })]
}
