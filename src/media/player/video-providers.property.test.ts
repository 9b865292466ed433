import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEmbed } from '../video/embed-code'
import { autoplayAddress, backgroundAddress, findPlayer } from './player'
import { PROVIDERS } from './video-providers'

const BASE = 'https://site.example/'
const host = fc.constantFrom(
  ...PROVIDERS.flatMap(({ hosts }) => hosts.split(' ')),
  'embedly.com',
  'other.example',
)
const address = fc.oneof(
  fc
    .tuple(host, fc.webPath(), fc.webQueryParameters())
    .map(([name, path, query]) => `https://${name}${path}?${query}`),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string({ unit: 'binary' }),
)

describe('any address of a video', () => {
  it('is a player on https, or that of the page itself, or none', () => {
    fc.assert(
      fc.property(address, fc.boolean(), (written, isPage) => {
        const player = findPlayer(written, isPage, BASE)
        if (!player) return
        const all = [player.address, autoplayAddress(player), backgroundAddress(player)].filter(Boolean)
        for (const found of all)
          expect(new URL(`${found}`).protocol).toMatch(player.provider ? /^https:$/ : /^https?:$/)
      }),
      { numRuns: 1000 },
    )
  })

  it('ends, however many go-betweens it names', () => {
    const nested = 'https://embedly.com/?src='.repeat(40_000)
    expect(findPlayer(`${nested}https://vimeo.com/1`, false, BASE)).toBe(undefined)
  })
})

describe('any embed code', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '<iframe ',
    '<object ',
    'src=',
    '<!--',
    '-->',
    '<script>',
    '</script>',
    '&lt;',
    '&amp;',
    ' ',
  )
  const code = fc
    .array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 40 })
    .map(parts => parts.join(''))

  it('is read without an exception, and with the address of its frame alone', () => {
    fc.assert(
      fc.property(code, html => {
        const { kind, address } = readEmbed(html)
        expect(kind === 'invalid').toBe(address === '')
      }),
      { numRuns: 1000 },
    )
  })

  it('gives the frame that it contains', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.boolean(), (url, isEscaped) => {
        const escaped = url.replaceAll('&', '&amp;').replaceAll("'", '&#39;')
        const html = `<div><iframe width="1" src='${escaped}'></iframe></div>`
        const written = isEscaped ? html.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : html
        expect(readEmbed(written).address).toBe(url)
      }),
    )
  })
})
