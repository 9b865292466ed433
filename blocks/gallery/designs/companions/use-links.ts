import { useEffect } from 'react'
import { BlockError, report } from '../../../../src/data/core/report'
import { useHost } from '../../../kit/element/host'
import { linkGalleries } from './linked-galleries'

/** Keeps the galleries of these ids at the slide of this one, and the other way round. */
export function useLinks(names: readonly string[]): void {
  const host = useHost()
  // The list is a new one whenever the data is read again.
  const ids = names.join(' ')

  useEffect(() => {
    const links = ids.split(' ').filter(Boolean)
    if (links.length === 0) return undefined
    for (const name of links) {
      if (!carrierOf(name)) report(new BlockError('node-missing', `no gallery ${name} to link with`), host)
    }
    return linkGalleries(() => [host, ...links.flatMap(name => galleryIn(carrierOf(name)) ?? [])])
  }, [host, ids])
}

function carrierOf(name: string): Element | null {
  return document.getElementById(name.replace(/^#/, ''))
}

/** The gallery that an element is, or on an exported page, holds. */
function galleryIn(carrier: Element | null): Element | null {
  const TAG = 'ashlar-gallery'
  return carrier?.localName === TAG ? carrier : (carrier?.querySelector(TAG) ?? null)
}
