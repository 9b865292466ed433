import { runThirdPartyScript } from '../../src/visitor/consent/third-party-script'
import type { ReservationData } from './reservation.schema'
import { OPEN_TABLE, type ReservationLayout } from './reservation.state'

type FormData = Pick<ReservationData, 'restaurantId' | 'newTab'>

/**
 * Renders OpenTable's form into `box`.
 *
 * @throws BlockError `outside-failed` on failure.
 */
export function drawForm(box: HTMLElement, src: string, signal: AbortSignal): Promise<void> {
  return runThirdPartyScript({
    src,
    // The script renders next to its own element.
    into: box,
    box,
    isDrawn: () => box.querySelector(':scope > :not(script, style, link)') !== null,
    signal,
  })
}

/** The URL of the script that renders the form. */
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

/** The languages of the form. */
const LANGUAGES = ['en-US', 'fr-CA', 'de-DE', 'es-MX', 'ja-JP', 'nl-NL', 'it-IT']

/** The form's language for a page's: the same, another region of it, or English. */
export function formLanguage(wanted: string): string {
  const same = LANGUAGES.find(known => known.toLowerCase() === wanted.toLowerCase())
  const [tongue] = wanted.toLowerCase().split('-')
  return same ?? LANGUAGES.find(known => known.slice(0, 2) === tongue) ?? 'en-US'
}
