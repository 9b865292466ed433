import { useLayoutEffect } from 'react'
import { useHost } from '../../kit/element/host'
import type { MovingGallery } from './use-motion'

/** The galleries of the page that show one slide at a time, as they stand now, by their elements. */
export const movingGalleries = new Map<Element, MovingGallery>()

/** Lets other galleries of the page find this one. */
export function useFound(gallery: MovingGallery): void {
  const host = useHost()
  useLayoutEffect(() => {
    movingGalleries.set(host, gallery)
    return () => void movingGalleries.delete(host)
  })
}
