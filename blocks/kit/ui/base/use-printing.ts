import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

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
