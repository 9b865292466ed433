import { expect, it } from 'vitest'
import { infoLinks } from './info-bar.state'

it('creates links for email, phone and map', () => {
  expect(
    infoLinks({ email: 'kiln@tarn.example', phone: '+44 (0)1539 555', address: 'Beck Lane 1, Åsen' }),
  ).toEqual([
    { name: 'email', href: 'mailto:kiln@tarn.example' },
    { name: 'phone', href: 'tel:+4401539555' },
    {
      name: 'address',
      href: 'https://www.google.com/maps/search/?api=1&query=Beck%20Lane%201%2C%20%C3%85sen',
    },
  ])
})

it('omits links for missing or malformed values', () => {
  expect(infoLinks({ email: 'none', phone: 'ask', address: '' })).toEqual([])
})

it('does not let an email address add mail headers', () => {
  expect(infoLinks({ email: 'a@b.example?bcc=x', phone: '', address: '' })).toEqual([
    { name: 'email', href: 'mailto:a@b.example%3Fbcc%3Dx' },
  ])
})
