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
 * Publishes ad pixel events once the visitor has consented to marketing [ANA-36]: as `ashlar:pixel` `{ event, data }` on
 * the document, and to the pixel script `fbq` if the page has loaded one. Returns a function that stops.
 */
export function startPixels({ $site }: Pick<FeatureTools, '$site'>): () => void {
  const undo = new AbortController()
  const publish = (pixel: Pixel | undefined): void => {
    if (!pixel || !isTracked($site.get(), location.pathname)) return
    document.dispatchEvent(new CustomEvent('ashlar:pixel', { detail: pixel }))
    const { fbq } = window as { fbq?: unknown }
    if (typeof fbq === 'function') fbq('track', PIXEL_EVENTS[pixel.event], pixel.data)
  }
  publish(pixelOfPage(pageFacts($site.get()), location))
  if (statisticsSettings($site.get()).accountCreated) publish(pixelOfSignal('ashlar:account-created', null))
  for (const type of PIXEL_SIGNALS) {
    document.addEventListener(type, event => publish(pixelOfSignal(type, (event as CustomEvent).detail)), {
      signal: undo.signal,
    })
  }
  return () => undo.abort()
}
