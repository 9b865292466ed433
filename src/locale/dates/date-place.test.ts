// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { $site } from '../../site/core/site'
import { datePlaceOf } from './date-place'

afterEach(() => {
  $site.set({})
  document.documentElement.lang = ''
  document.body.replaceChildren()
})

function place(lang: string, zone?: string) {
  const host = document.createElement('div')
  host.lang = lang
  document.body.append(host)
  return datePlaceOf(host, zone)
}

it('takes zone and language from the nearest element, then from the site', () => {
  document.documentElement.lang = 'en'
  expect(place('')).toEqual({ language: 'en', zone: undefined })
  $site.set({ website: { timeZone: 'Asia/Tokyo', language: 'en-GB' } })
  expect(place('')).toEqual({ language: 'en-GB', zone: 'Asia/Tokyo' })
  expect(place('de', 'Europe/Berlin')).toEqual({ language: 'de', zone: 'Europe/Berlin' })
})

it('uses the page’s language if it differs from the site’s', () => {
  document.documentElement.lang = 'ar'
  $site.set({ website: { language: 'en-GB' } })
  expect(place('').language).toBe('ar')
  document.documentElement.lang = 'EN_us'
  expect(place('').language).toBe('en-GB')
  document.documentElement.lang = ''
  expect(place('').language).toBe('en-GB')
})

it('ignores invalid languages and wrong types', () => {
  document.documentElement.lang = 'fr'
  $site.set({ website: { timeZone: 7, language: 'en_GB' } })
  expect(place('not a language')).toEqual({ language: 'fr', zone: undefined })
})

it('reports an invalid zone once, and uses the visitor’s', () => {
  const messages: string[] = []
  const listen = (event: Event): void => {
    event.preventDefault()
    messages.push((event as CustomEvent<Error>).detail.message)
  }
  document.addEventListener('ashlar:error', listen)
  expect([place('', 'Mars/Olympus').zone, place('', 'Mars/Olympus').zone]).toEqual([undefined, undefined])
  document.removeEventListener('ashlar:error', listen)
  expect(messages).toEqual([expect.stringMatching(/^Failed to load timezone: "Mars\/Olympus"/)])
})
