import { useEffect, useState } from 'react'

const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown'] as const

/** Returns whether a visitor has used the page since the component was mounted. */
export function usePresence(): boolean {
  const [isPresent, setPresent] = useState(false)
  useEffect(() => {
    const undo = new AbortController()
    const notice = (): void => {
      undo.abort()
      setPresent(true)
    }
    for (const type of SIGNS) addEventListener(type, notice, { passive: true, signal: undo.signal })
    return () => undo.abort()
  }, [])
  return isPresent
}
