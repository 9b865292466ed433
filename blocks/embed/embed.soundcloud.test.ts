import { expect, it } from 'vitest'
import { playerCode, soundcloudUrl } from './embed.soundcloud'

const TRACK = 'https://soundcloud.com/tarn/kiln'
const player = (url: string): string =>
  `<iframe src="https://w.soundcloud.com/player/?url=${url}&amp;color=1">`

it.each([
  ['the page', { url: TRACK }, TRACK],
  ['a URL whose provider is SoundCloud', { url: 'htp:/x', providerName: 'SoundCloud' }, 'htp:/x'],
  ['the track of a player', { html: player(encodeURIComponent(TRACK)) }, TRACK],
  ['an invalid track URL', { html: player('kiln') }, 'kiln'],
  ['no track', { html: '<iframe src="//w.soundcloud.com/player/">' }, ''],
  ['another page', { url: 'https://sounds.example/kiln' }, undefined],
  ['another player', { html: '<iframe src="https://p.example/?url=kiln">' }, undefined],
])('resolves the SoundCloud URL for %s', (_, data, expected) => {
  expect(soundcloudUrl({ html: undefined, url: undefined, providerName: undefined, ...data })).toBe(expected)
})

it.each([
  [TRACK, true],
  ['https://api.soundcloud.com/tracks/1', true],
  ['https://soundcloud.com/', false],
  ['https://soundcloud.com.example/tarn/kiln', false],
  ['javascript:alert(1)', false],
  ['kiln', false],
  ['', false],
])('parses %j: %s [ROLL-15]', (url, isParsed) => {
  expect(playerCode(url) !== undefined).toBe(isParsed)
})

it('escapes the URL in the code', () => {
  expect(playerCode(`${TRACK}"><script>`)).not.toContain('"><script')
})
