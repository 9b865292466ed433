// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readTableBooking } from './table-booking.content'
import { tableBookingSchema } from './table-booking.schema'
import { bookingPage, containerData, TOCK_SCRIPT } from './table-booking.state'

it('links to the restaurant’s page, and loads the script from the same host [WID-10] [WID-12]', () => {
  expect(bookingPage('kiln-room')).toBe('https://www.exploretock.com/kiln-room')
  expect(TOCK_SCRIPT).toBe('https://www.exploretock.com/tock.js')
})

it.each([
  [{}, '', { tockDisplayMode: 'Button', tockColorMode: 'Blue', tockLocale: 'en-US' }],
  [{ displayMode: 'Inline' }, 'de', { tockDisplayMode: 'Inline', tockColorMode: 'Blue', tockLocale: 'de' }],
  [
    { locale: 'es-MX', timeZone: 'America/Tijuana', colorMode: 'White' },
    'de',
    {
      tockDisplayMode: 'Button',
      tockColorMode: 'White',
      tockLocale: 'es-MX',
      tockTimezone: 'America/Tijuana',
    },
  ],
])('maps %j, on a page in %j, to Tock’s parameters', (data, language, expected) => {
  expect(containerData(z.parse(tableBookingSchema, data), language)).toEqual(expected)
})

it.each([
  [{ businessSlug: 'a/../b' }],
  [{ businessSlug: 'a?b' }],
  [{ businessSlug: '' }],
  [{ businessSlug: 7 }],
  [{ displayMode: 'Overlay' }],
])('rejects %j', data => {
  expect(z.safeParse(tableBookingSchema, data).success).toBe(false)
})

it.each([
  ['<a href="https://www.exploretock.com/kiln-room/search?size=2">Book</a>', 'kiln-room', true],
  ['<p><a href="//exploretock.com/kiln">Book</a></p>', 'kiln', true],
  ['<div data-tock-business="oven"></div>', 'oven', false],
  ['<div data-business-slug="oven"></div>', 'oven', false],
  ['<a href="https://www.exploretock.com/%2e%2e">Book</a>', undefined, true],
  ['<p>Call us.</p>', undefined, false],
])('reads the business slug of %s [WID-12]', (html, businessSlug, isLinked) => {
  const box = document.createElement('div')
  box.innerHTML = html
  expect(readTableBooking([...box.childNodes])).toEqual({ ...(businessSlug && { businessSlug }), isLinked })
})
