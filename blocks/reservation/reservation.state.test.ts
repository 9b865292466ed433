// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readReservation } from './reservation.content'
import { formLanguage, formScript } from './reservation.form'
import { reservationSchema } from './reservation.schema'
import { bookingPage, layoutAt } from './reservation.state'

const read = (data: object) => z.parse(reservationSchema, data)

it.each([
  [0, 'standard'],
  [850, 'standard'],
  [850.5, 'wide'],
  [1200, 'wide'],
])('lays out the form, at %d px, as %s [WID-08]', (width, layout) => {
  expect(layoutAt(width)).toBe(layout)
})

describe('the script of the form', () => {
  it('has OpenTable’s URL with the restaurant and the layout [WID-10]', () => {
    expect(formScript(read({ restaurantId: 412810 }), 'wide', 'de')).toBe(
      'https://www.opentable.com/widget/reservation/loader?rid=412810&type=standard&theme=wide&iframe=true&domain=com&lang=de-DE&newtab=false',
    )
  })

  it('lets visitors choose among several restaurants', () => {
    const data = read({ restaurantId: ['12', 34], newTab: true })
    expect(formScript(data, 'standard', '')).toContain('?rid=12&rid=34&type=multi&theme=standard')
    expect(bookingPage(data)).toBe('https://www.opentable.com/restref/client/?rid=12&restref=12')
  })
})

it.each([
  ['fr', 'fr-CA'],
  ['ES-mx', 'es-MX'],
  ['sv', 'en-US'],
  ['', 'en-US'],
])('uses, on a page in %j, the language %s', (wanted, expected) => {
  expect(formLanguage(wanted)).toBe(expected)
})

it.each([
  [{ restaurantId: '12&x=1' }],
  [{ restaurantId: ['1', {}] }],
  [{ restaurantId: 1.5 }],
  [{ restaurantId: {} }],
  [{ title: 7 }],
])('rejects %j', data => {
  expect(z.safeParse(reservationSchema, data).success).toBe(false)
})

it.each([[null], [''], [[]]])('has no restaurant with the id %j', restaurantId => {
  expect(read({ restaurantId }).restaurantId).toEqual([])
})

it.each([
  ['<a href="https://www.opentable.com/restref/client/?rid=77&restref=77#x">Book</a>', ['77'], true],
  [
    '<p><script type="x" src="//www.opentable.com/widget/reservation/loader?rid=8&rid=9"></script></p>',
    ['8', '9'],
    false,
  ],
  ['<a href="https://www.opentable.com/r/tarn">Book</a>', undefined, true],
  ['<a href="/book?rid=5">Book</a>', undefined, false],
])('reads %s', (html, restaurantId, isLinked) => {
  const template = document.createElement('div')
  template.innerHTML = html
  expect(readReservation([...template.childNodes])).toEqual({
    ...(restaurantId && { restaurantId }),
    isLinked,
  })
})
