// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { SHARE_SERVICES } from './share-buttons.schema'
import { shareLink } from './share-buttons.state'

const PAGE = {
  url: 'https://tarn.example/jar?a=1&b=2',
  title: 'Moon jar & lid',
  image: 'https://tarn.example/j.webp',
}
const URL_PART = 'https%3A%2F%2Ftarn.example%2Fjar%3Fa%3D1%26b%3D2'

it.each([
  ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${URL_PART}`],
  ['x', `https://x.com/intent/post?url=${URL_PART}&text=Moon%20jar%20%26%20lid`],
  [
    'pinterest',
    `https://www.pinterest.com/pin/create/button/?url=${URL_PART}&media=https%3A%2F%2Ftarn.example%2Fj.webp&description=Moon%20jar%20%26%20lid`,
  ],
  ['whatsapp', `https://wa.me/?text=Moon%20jar%20%26%20lid%20${URL_PART}`],
  ['email', `mailto:?subject=Moon%20jar%20%26%20lid&body=${URL_PART}`],
] as const)('shares a page on %s', (service, href) => {
  expect(shareLink(service, PAGE).href).toBe(href)
})

it.each(SHARE_SERVICES)('creates a URL for %s with the page, and only with known parameters', service => {
  const { href } = shareLink(service, { url: PAGE.url, title: '', image: '' })
  expect(URL.canParse(href)).toBe(true)
  expect(href).toContain(URL_PART)
  expect(href).not.toMatch(/=(&|$)/)
})
