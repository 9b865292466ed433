import { isRecord } from '../../../src/data/core/json'
import { translatable } from '../../../src/locale/core/translatable'
import type { ConsentCategory } from '../../../src/visitor/core/consent-store'

/** Texts of the preferences panel. */
const PANEL_MESSAGES = translatable('cookie-panel', {
  title: 'Your cookie choices',
  save: 'Save choices',
  acceptAll: 'Accept all',
  declineAll: 'Decline all',
  always: 'Always on',
  optedOut:
    'Your browser asks sites not to follow you (Global Privacy Control), so analytics and marketing are off unless you switch them on here.',
  chosen: (date: string) => `Last changed on ${date}.`,
  necessary: {
    name: 'Necessary',
    text: 'Required for the site to work: the cart, signing in, and remembering this choice.',
  },
})

/** The consent categories. */
const CATEGORY_MESSAGES: Readonly<Record<ConsentCategory, { name: string; text: string }>> = translatable(
  'cookie-categories',
  {
    functional: {
      name: 'Functional',
      text: 'Content of other companies on the page, such as videos, maps and fonts.',
    },
    analytics: { name: 'Analytics', text: 'Counts visits, so that the site can be improved.' },
    marketing: { name: 'Marketing', text: 'Measures advertisements, and shows those that may interest you.' },
  },
)

/** When the visitor has last chosen. */
export const chosenText = (date: string): string => PANEL_MESSAGES.chosen(date)

const textOr = (texts: unknown, key: string, fallback: string): string => {
  const text = isRecord(texts) ? texts[key] : undefined
  return typeof text === 'string' && text ? text : fallback
}

/**
 * The panel's texts: the site's own, and Ashlar's in the page's language for those that it lacks.
 *
 * @param own the page context's `cookieSettings.consentTexts`. Values of a wrong type are ignored.
 */
export function panelTexts(own: unknown) {
  const named = (key: 'title' | 'save' | 'acceptAll' | 'declineAll' | 'always' | 'optedOut'): string =>
    textOr(own, key, PANEL_MESSAGES[key])
  const category = (key: 'necessary' | ConsentCategory) => {
    const { name, text } = key === 'necessary' ? PANEL_MESSAGES.necessary : CATEGORY_MESSAGES[key]
    const texts = isRecord(own) ? own[key] : undefined
    return { name: textOr(texts, 'name', name), text: textOr(texts, 'text', text) }
  }
  return { named, category }
}
