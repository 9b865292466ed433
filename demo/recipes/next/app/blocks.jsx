'use client'

import { useEffect } from 'react'

/** Starts Ashlar once React has hydrated the page. */
export function Blocks() {
  useEffect(() => {
    import('ashlar')
  }, [])
  return null
}
