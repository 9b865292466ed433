import { domOf } from '../../data/core/dom'
import { BlockError, report } from '../../data/core/report'
import { slice, text } from '../../site/slices/slice'
import { website } from '../../site/slices/website'
import { isZone, type Zone } from './moment'

/** Reported if a time zone is unknown [ERR-15]. */
const LOAD_TIMEZONE = 'Failed to load timezone'

/** The language and time zone of dates in a place on the page. */
export interface DatePlace {
  /** BCP 47 tag; `undefined` for the visitor's language. */
  readonly language: string | undefined
  readonly zone: Zone
}

/**
 * The language of an element, else the site's, and the time zone it names, else the site's. An invalid zone
 * is reported once, and the visitor's applies.
 */
export function datePlaceOf(host: Element, zone = ''): DatePlace {
  const { language } = website()
  const { timeZone } = siteClock()
  return { language: languageOf(host, language), zone: knownZone(zone || timeZone, host) }
}

/** The nearest `lang` wins; for the page's own language, the site may know the regional variant. */
function languageOf(host: Element, ofSite: string): string | undefined {
  const root = domOf(host.ownerDocument).documentElement
  const near = host.closest<HTMLElement>('[lang]')
  const isOfSite = !root.lang || primary(root.lang) === primary(ofSite)
  const tags = [near === root ? '' : near?.lang, isOfSite ? ofSite : '', root.lang, ofSite]
  return tags.find(tag => tag && isLanguage(tag))
}

const primary = (tag: string): string | undefined => tag.split(/[-_]/)[0]?.toLowerCase()

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    // `en_GB`, as some servers write it.
    return false
  }
}

const refused = new Set<string>()

function knownZone(name: string, host: Element): Zone {
  if (!name || isZone(name)) return name || undefined
  if (!refused.has(name)) {
    refused.add(name)
    const message = `${LOAD_TIMEZONE}: "${name}" is none here, so the visitor's own counts`
    report(new BlockError('data-invalid', message), host)
  }
  return undefined
}

/** The site's time zone. */
export const siteClock = slice(['website.'], {
  /** IANA name; empty for the visitor's time zone. */
  timeZone: text(),
})
