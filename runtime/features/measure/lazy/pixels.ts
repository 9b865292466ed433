import { isTracked } from '../../../../src/visitor/core/tracking'
import { pageFacts, statisticsSettings } from '../../../../src/visitor/measure-page/page-facts'
import {
  PIXEL_EVENTS,
  PIXEL_SIGNALS,
  type Pixel,
  pixelOfPage,
  pixelOfSignal,
} from '../../../../src/visitor/statistics/pixels'
import type { FeatureTools } from '../../../core/features/feature'

/**
 * Tells advertisers what they are told of, once the visitor has agreed to it [ANA-36]: as `ashlar:pixel`
 * `{ event, data }` on the document, and to the pixel script `fbq` where the page has loaded one. Returns how to stop.
 */
export function startPixels({ $site }: Pick<FeatureTools, '$site'>): () => void {
  const undo = new AbortController()
  const tell = (pixel: Pixel | undefined): void => {
    if (!pixel || !isTracked($site.get(), location.pathname)) return
    document.dispatchEvent(new CustomEvent('ashlar:pixel', { detail: pixel }))
    const { fbq } = window as { fbq?: unknown }
    if (typeof fbq === 'function') fbq('track', PIXEL_EVENTS[pixel.event], pixel.data)
  }
  tell(pixelOfPage(pageFacts($site.get()), location))
  if (statisticsSettings($site.get()).accountCreated) tell(pixelOfSignal('ashlar:account-created', null))
  for (const type of PIXEL_SIGNALS) {
    document.addEventListener(type, event => tell(pixelOfSignal(type, (event as CustomEvent).detail)), {
      signal: undo.signal,
    })
  }
  return () => undo.abort()
}
