import { runThirdPartyCode } from '../../src/visitor/consent/third-party-code'
import type { ReservationData } from './reservation.schema'
import { OPEN_TABLE, type ReservationLayout } from './reservation.state'

type FormData = Pick<ReservationData, 'restaurantId' | 'newTab'>

/**
 * Lets OpenTable draw its form into `box`.
 *
 * @throws BlockError `outside-failed` when it does not.
 */
export function drawForm(box: HTMLElement, src: string, signal: AbortSignal): Promise<void> {
  return runThirdPartyCode({
    src,
    // It draws beside its own element.
    into: box,
    box,
    isDrawn: () => box.querySelector(':scope > :not(script, style, link)') !== null,
    signal,
  })
}

/** The script that draws the form (B7 L319). */
export function formScript(
  { restaurantId, newTab }: FormData,
  layout: ReservationLayout,
  language: string,
): string {
  const address = new URL(`https://${OPEN_TABLE.host}/widget/reservation/loader`)
  const query = address.searchParams
  for (const id of restaurantId) query.append('rid', id)
  query.set('type', restaurantId.length > 1 ? 'multi' : 'standard')
  query.set('theme', layout)
  query.set('iframe', 'true')
  query.set('domain', 'com')
  query.set('lang', formLanguage(language))
  query.set('newtab', `${newTab}`)
  return address.href
}

/** The languages that the form speaks. */
const LANGUAGES = ['en-US', 'fr-CA', 'de-DE', 'es-MX', 'ja-JP', 'nl-NL', 'it-IT']

/** The form's language for a page's: the same, or another of the same tongue, or English. */
export function formLanguage(wanted: string): string {
  const same = LANGUAGES.find(known => known.toLowerCase() === wanted.toLowerCase())
  const [tongue] = wanted.toLowerCase().split('-')
  return same ?? LANGUAGES.find(known => known.slice(0, 2) === tongue) ?? 'en-US'
}
