import { describe, expect, it } from 'vitest'
import { MESSAGES } from './cookie-banner.messages'
import {
  ACCEPT_TYPES,
  CTA_VARIANTS,
  POSITIONS,
  plainText,
  THEMES,
  textOr,
  toAcceptType,
  toCtaVariant,
  toPosition,
  toTheme,
  toVariant,
  VARIANTS,
} from './cookie-banner.settings'

describe('the settings of the cookie banner', () => {
  it('support these values [CKB-06]', () => {
    expect(POSITIONS.BAR.toSorted()).toEqual(['BOTTOM', 'TOP'])
    expect(POSITIONS.POPUP.toSorted()).toEqual(['BOTTOM_LEFT', 'BOTTOM_RIGHT', 'TOP_LEFT', 'TOP_RIGHT'])
    expect(THEMES.map(toTheme)).toEqual(['LIGHT', 'DARK'])
    expect(CTA_VARIANTS.map(toCtaVariant)).toEqual(['TEXT', 'BUTTON', 'ICON'])
    expect(VARIANTS.map(toVariant)).toEqual(['BAR', 'POPUP'])
    expect(ACCEPT_TYPES.map(toAcceptType)).toEqual(['OPT_IN', 'OPT_IN_AND_OUT'])
    for (const variant of VARIANTS) {
      for (const position of POSITIONS[variant]) expect(toPosition(variant, position)).toBe(position)
    }
  })

  it.each([
    ['TOP_LEFT', 'TOP'],
    ['TOP_RIGHT', 'TOP'],
    ['BOTTOM_LEFT', 'BOTTOM'],
    ['BOTTOM_RIGHT', 'BOTTOM'],
    ['', 'BOTTOM'],
    ['top', 'BOTTOM'],
    ['constructor', 'BOTTOM'],
  ])('place a bar at %s to %s [CKB-08]', (value, position) => {
    expect(toPosition('BAR', value)).toBe(position)
  })

  it.each([
    ['TOP', 'TOP_LEFT'],
    ['BOTTOM', 'BOTTOM_LEFT'],
    ['', 'BOTTOM_LEFT'],
    ['MIDDLE', 'BOTTOM_LEFT'],
  ])('place a pop-up at %s to %s [CKB-09]', (value, position) => {
    expect(toPosition('POPUP', value)).toBe(position)
  })

  it.each(['', 'dark', 'SEPIA', 'toString'])('fall back from %j [CKB-20]', value => {
    expect([toCtaVariant(value), toTheme(value), toVariant(value), toAcceptType(value)]).toEqual([
      'ICON',
      'DARK',
      'BAR',
      'OPT_IN',
    ])
  })

  it('treat an empty paragraph as no text [CKB-17]', () => {
    expect(['', ' ', '<p></p>', ' <p></p>\n'].map(words => textOr(words, 'ours'))).toEqual(
      Array(4).fill('ours'),
    )
    expect(textOr('<p>Theirs</p>', 'ours')).toBe('<p>Theirs</p>')
  })

  it('have default texts [CKB-18] [CKB-19]', () => {
    expect([MESSAGES.accept, MESSAGES.decline]).toEqual(['Accept', 'Decline'])
    expect(MESSAGES.notice.compat).toBe('By using this website, you agree to our use of cookies.')
  })

  it.each([
    ['plain', 'plain'],
    ['<p>One paragraph</p>', 'One paragraph'],
    ['<p>Two</p><p>of them</p>', undefined],
    ['a &amp; b', undefined],
    ['1 > 0', undefined],
    ['<script>x</script>', undefined],
  ])('need no markup for %j', (html, words) => {
    expect(plainText(html)).toBe(words)
  })
})
