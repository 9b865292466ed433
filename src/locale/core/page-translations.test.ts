// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { $site } from '../../site/core/site'
import { pageTranslations } from './page-translations'
import { currentLanguage, setLanguage, translatable } from './translatable'
import { LOADERS } from './translation-loaders'

const TEXTS = translatable('page-words-test', {
  close: 'Close',
  left: (count: number): string => `${count} left`,
  group: { name: 'Name', hint: 'Hint' },
})

const words = (close: string, left: string) => async () => ({
  translations: { 'page-words-test': { close, left, group: { name: 'x' } } },
})

const TWO = { de: words('Zu', '{0, plural, one {noch #} other {noch #}}'), fr: words('Fermer', 'reste {0}') }

const never = (): Promise<void> => new Promise(() => {})

afterEach(async () => {
  await pageTranslations('en', TWO, never)
  $site.set({})
})

it('has nothing to load in English, or in a language without translations', () => {
  expect([
    pageTranslations('en-GB', TWO, never),
    pageTranslations('pl', TWO, never),
    pageTranslations('', TWO, never),
  ]).toEqual([undefined, undefined, undefined])
})

it('translates all texts, with the language’s digits, once loaded', async () => {
  const { close } = TEXTS
  await pageTranslations('de-AT', TWO, never)
  expect([close, TEXTS.close, TEXTS.left(12_345), TEXTS.group.name]).toEqual([
    'Close',
    'Zu',
    `noch ${new Intl.NumberFormat('de-AT').format(12_345)}`,
    'x',
  ])
  expect([pageTranslations('de-AT', TWO, never), currentLanguage()]).toEqual([undefined, 'de-AT'])
})

it('translates texts that are registered later', async () => {
  await pageTranslations('fr', TWO, never)
  expect(translatable('page-words-test', { close: 'Close' }).close).toBe('Fermer')
})

it('uses only the language if the tag is invalid', async () => {
  await pageTranslations('de_DE', TWO, never)
  expect([TEXTS.close, currentLanguage()]).toEqual(['Zu', 'de'])
})

it('returns to English for a page in English', async () => {
  await pageTranslations('de', TWO, never)
  await pageTranslations('en', TWO, never)
  expect([TEXTS.close, TEXTS.left(2), TEXTS.group.name]).toEqual(['Close', '2 left', 'Name'])
})

it('ignores translations that another page has overtaken', async () => {
  const first = pageTranslations('de', TWO, never)
  await pageTranslations('fr', TWO, never)
  await first
  expect(TEXTS.close).toBe('Fermer')
})

it('times out, and applies the translations when they arrive', async () => {
  let come = (): void => {}
  const late = { de: () => new Promise<void>(done => (come = done)).then(TWO.de) }
  await pageTranslations('de', late, async () => {})
  expect([TEXTS.close, pageTranslations('de', late)]).toEqual(['Close', undefined])
  come()
  await expect.poll(() => TEXTS.close).toBe('Zu')
})

it('reports translations that fail to load, and stays in English', async () => {
  const errors: unknown[] = []
  const hear = (event: Event): void => {
    event.preventDefault()
    errors.push((event as CustomEvent).detail.code)
  }
  document.addEventListener('ashlar:error', hear)
  await pageTranslations('de', { de: async () => Promise.reject(new TypeError('no network')) }, never)
  document.removeEventListener('ashlar:error', hear)
  expect([errors, TEXTS.close]).toEqual([['start-failed'], 'Close'])
})

it('uses the document’s language, else the site’s', async () => {
  $site.set({ website: { language: 'ja-JP' } })
  document.documentElement.lang = ''
  await pageTranslations()
  const bySite = currentLanguage()
  document.documentElement.lang = 'es'
  await pageTranslations()
  expect([bySite, currentLanguage()]).toEqual(['ja-JP', 'es'])
  document.documentElement.lang = ''
})

it('keeps texts without a translation', () => {
  setLanguage('de', () => undefined)
  expect(TEXTS.close).toBe('Close')
  setLanguage('en')
})

it('has five languages besides English', () => {
  expect(Object.keys(LOADERS)).toEqual(['ar', 'de', 'es', 'fr', 'ja'])
})
