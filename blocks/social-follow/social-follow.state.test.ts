// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readSocialFollow } from './social-follow.content'
import { socialFollowSchema } from './social-follow.schema'
import { buttonData, profilePage } from './social-follow.state'

it.each(['tarn_studio', '@tarn_studio'])('links to the profile of %s [WID-05]', username => {
  expect(profilePage(z.parse(socialFollowSchema, { username }).username ?? '')).toBe(
    'https://x.com/tarn_studio',
  )
})

it.each([['a b'], ['a/b'], ['sixteen_letters_'], [''], [7]])('rejects the username %j [WID-05]', username => {
  expect(z.safeParse(socialFollowSchema, { username }).success).toBe(false)
})

it.each([
  [{}, 'de', { showCount: 'false', showScreenName: 'true', lang: 'de', dnt: 'true' }],
  [
    { size: 'large', showCount: true, language: 'fr' },
    'de',
    { showCount: 'true', showScreenName: 'true', size: 'large', lang: 'fr', dnt: 'true' },
  ],
])('passes to the platform %j, on a page in %s', (data, language, expected) => {
  expect(buttonData(z.parse(socialFollowSchema, data), language)).toEqual(expected)
})

it.each([
  ['<a href="https://twitter.com/tarn?lang=en">Tarn</a>', 'tarn'],
  ['<p>On <a href="//www.x.com/@tarn">X</a></p>', 'tarn'],
  ['<a href="https://twitter.com/intent/follow?screen_name=tarn&x=1">X</a>', 'tarn'],
  ['<a href="https://x.com/intent/post?text=1">X</a>', undefined],
  ['<a href="https://notx.com/tarn">X</a>', undefined],
  ['<a href="/tarn">X</a>', undefined],
])('reads %s', (html, username) => {
  const box = document.createElement('div')
  box.innerHTML = html
  expect(readSocialFollow([...box.childNodes])).toEqual({
    ...(username && { username }),
    isLinked: username !== undefined,
  })
})
