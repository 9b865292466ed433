import { describe, expect, it } from 'vitest'
import { createMessage } from './format-message'

const CART =
  '{count, plural, =0 {Cart is empty} one {# item in cart} other {# items in cart}}, subtotal {subtotal}'

describe('a message', () => {
  it.each([
    [0, 'Cart is empty, subtotal £5'],
    [1, '1 item in cart, subtotal £5'],
    [1200, '1,200 items in cart, subtotal £5'],
  ])('formats the plural of %d', (count, text) => {
    expect(createMessage(CART, 'en')({ count, subtotal: '£5' })).toBe(text)
  })

  it('uses the plural categories of its language', () => {
    const message = createMessage(
      '{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}',
      'pl',
    )
    expect([1, 2, 5, 22, 1.5].map(n => message({ n }))).toEqual([
      '1 plik',
      '2 pliki',
      '5 plików',
      '22 pliki',
      '1,5 pliku',
    ])
  })

  it('selects by a word, else `other`', () => {
    const message = createMessage('{who, select, her {Her form} other {{who}’s form}}', 'en')
    expect([message({ who: 'her' }), message({ who: 'toString' })]).toEqual(['Her form', 'toString’s form'])
  })

  it('keeps quoted text, apostrophes in words, and number signs outside plurals', () => {
    expect(createMessage("don't '{keep}' it''s #1 '{''}'", 'en')()).toBe("don't {keep} it's #1 {'}")
  })

  it('inserts values literally', () => {
    expect(createMessage('{a}', 'en')({ a: '{b} <b>' })).toBe('{b} <b>')
  })

  it.each([
    ['{n, plural, few {#} other {#}}', 'en', '"few" is no valid plural key for en, which has one, other'],
    ['{n, plural, =x {#} other {#}}', 'en', '"=x" is no valid plural key'],
    ['{n, plural, one {a} one {b} other {c}}', 'en', '"one" is no valid plural key'],
    ['{n, plural, one {#} other {#}}', 'ja', '"one" is no valid plural key for ja'],
    ['{n, plural, one {#}}', 'en', 'a plural message needs the key "other"'],
    ['{a, select, x {{n, plural, two {#} other {#}}} other {}}', 'en', '"two" is no valid plural key'],
  ])('rejects the plural keys: %s in %s [I18N-01]', (text, locale, error) => {
    expect(() => createMessage(text, locale)).toThrow(error)
  })

  it.each([
    ['{a, select, x! {1} other {2}}', '"x!" is no valid select key'],
    ['{a, select, x {1} x {2} other {3}}', '"x" is no valid select key'],
    ['{a, select, x {1}}', 'a select message needs the key "other"'],
  ])('rejects the select keys: %s [I18N-02]', (text, error) => {
    expect(() => createMessage(text, 'en')).toThrow(error)
  })

  it.each(['{', '{a', '{a, plural', '{a, date}', 'a}', '{n, plural, other {#}', '{}'])(
    'that cannot be read says where: %s',
    text => {
      expect(() => createMessage(text, 'en')).toThrow(/at character \d+ of the message/)
    },
  )

  it('names the missing value', () => {
    expect(() => createMessage('{constructor}', 'en')()).toThrow('needs a value for "constructor"')
  })
})
