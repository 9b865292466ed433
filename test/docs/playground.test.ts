import { describe, expect, it } from 'vitest'
import { joinMarkup, splitMarkup } from '../../docs/site/playground/markup'
import { DEFAULTS, decodeState, encodeState } from '../../docs/site/playground/state'

describe('the link of the playground', () => {
  it('holds the whole state, with every character', () => {
    const state = {
      ...DEFAULTS,
      block: 'quote',
      html: '<p>Größe „日本“ 😀</p>',
      json: '{"a":1}',
      context: '',
    }
    expect(decodeState(`#${encodeState(state)}`)).toEqual(state)
  })

  it.each(['', '#', '#%%%', '#bm90IGpzb24', '#e30'])('ignores a damaged one: %s', hash => {
    expect(decodeState(hash)).toBeUndefined()
  })

  it('replaces unknown values by defaults', () => {
    const known = { ...DEFAULTS, block: 'quote', html: '', json: '{}', context: '' }
    const odd = { ...known, language: '"><script>', direction: 'up' as 'rtl' }
    expect(decodeState(encodeState(odd))).toEqual(known)
  })
})

describe('markup', () => {
  const CASES = [
    ['a tag', `<ashlar-code data-block-json='{"wrap":true}' id="x">\n</ashlar-code>`, 'code'],
    [
      'a tag with a longer name',
      `<ashlar-product-list data-block-json='{"a":1}'></ashlar-product-list>`,
      'product',
    ],
    ['a div', `<div data-ashlar="gallery" data-block-json='{"loop":false}'>\n</div>`, 'gallery'],
    ['no data', '<ashlar-quote><blockquote>Yes</blockquote></ashlar-quote>', 'quote'],
  ] as const

  it.each(CASES)('separates and joins JSON and HTML of %s', (_, source, block) => {
    const { html, json } = splitMarkup(source, block)
    const joined = joinMarkup(html, json, block)
    expect(splitMarkup(joined, block)).toEqual({ html, json })
  })

  it('formats the JSON, and escapes it again', () => {
    const source = `<ashlar-quote data-block-json='{"source":"O&#39;Hara &amp; Sons"}'></ashlar-quote>`
    const { html, json } = splitMarkup(source, 'quote')
    expect(html).toBe('<ashlar-quote></ashlar-quote>')
    expect(JSON.parse(json)).toEqual({ source: "O'Hara & Sons" })
    expect(joinMarkup(html, json, 'quote')).toBe(source)
  })

  it('keeps JSON that has an error', () => {
    expect(joinMarkup('<ashlar-quote></ashlar-quote>', '{', 'quote')).toBe(
      `<ashlar-quote data-block-json='{'></ashlar-quote>`,
    )
  })
})
