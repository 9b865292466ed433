import { useEffect, useState } from 'react'

/** Returns whether the first frame has been painted; work that it does not need waits until then. */
export function useAfterFrame(): boolean {
  const [isShown, show] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(show, 0, true)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isShown
}
