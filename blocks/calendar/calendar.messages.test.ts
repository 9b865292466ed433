// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { pageTranslations } from '../../src/locale/core/page-translations'
import { CALENDAR_MESSAGES, formatEventCount, textsOf } from './calendar.messages'

afterEach(() => pageTranslations('en'))

const OWN = { one: 'موعد واحد', two: 'موعدان', few: '{count} مواعيد', other: '{count} موعد' }

it.each([
  [{}, 'en', ['1 event', '1,200 events']],
  [OWN, 'ar', ['موعد واحد', `${new Intl.NumberFormat('ar').format(1200)} موعد`]],
  [{ other: 'Events: {count}' }, 'en', ['Events: 1', 'Events: 1,200']],
  [{ one: 'Just {count}' }, 'en', ['Just 1', '1,200 events']],
])('formats the number of events with the texts of its JSON or ours: %j', (own, language, expected) => {
  expect([1, 1200].map(count => formatEventCount(own, count, language))).toEqual(expected)
})

it('uses the language of the page, except for texts of its JSON', async () => {
  const english = textsOf({})
  await pageTranslations('de')
  const texts = textsOf({ today: 'Jetzt' })
  expect([texts.today, texts.next, texts.retry]).toEqual(['Jetzt', 'Nächster Monat', 'Erneut versuchen'])
  expect([1, 2].map(count => formatEventCount({}, count, 'de'))).toEqual(['1 Termin', '2 Termine'])
  await pageTranslations('en')
  expect([textsOf({}), CALENDAR_MESSAGES.events(2, '2')]).toEqual([english, '2 events'])
})
