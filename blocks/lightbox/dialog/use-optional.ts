import { useEffect, useState } from 'react'
import { report } from '../../../src/data/core/report'

/** Loads an optional chunk when it is wanted; if it does not load, the lightbox continues without it. */
export function useOptional<Module>(isWanted: boolean, load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<Module>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loader is not stable, but always loads the same module
  useEffect(() => {
    if (isWanted) load().then(setModule, report)
  }, [isWanted])
  return module
}

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
