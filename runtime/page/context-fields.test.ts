import { describe, expect, it } from 'vitest'
import { commentsShortname } from './comments-count'
import { recordIn, textIn, textsIn } from './context-fields'

describe('context fields', () => {
  it.each([
    [{ a: ' x ' }, 'x'],
    [{ a: 1 }, ''],
    [{}, ''],
    [null, ''],
    ['text', ''],
    [Object.create({ a: 'inherited' }), ''],
  ])('reads the text of %j as %j', (value, text) => {
    expect(textIn(value, 'a')).toBe(text)
  })

  it.each([
    [{ list: [{ id: 'x' }, { id: 2 }, null, 'y', { id: '' }, { id: 'z' }] }, ['x', 'z']],
    [{ list: { id: 'x' } }, []],
    [{}, []],
  ])('reads the texts of %j as %j', (value, texts) => {
    expect(textsIn(value, 'list', 'id')).toEqual(texts)
  })

  it.each([
    [{ a: { b: 1 } }, { b: 1 }],
    [{ a: null }, {}],
    [{ a: 'text' }, {}],
  ])('reads the record of %j as %j', (value, record) => {
    expect(recordIn(value, 'a')).toEqual(record)
  })
})

describe('commentsShortname', () => {
  it.each([
    [{ commentsEnabled: true, disqusShortname: 'our-shop' }, 'our-shop'],
    [{ commentsEnabled: false, disqusShortname: 'our-shop' }, undefined],
    [{ commentsEnabled: 'true', disqusShortname: 'our-shop' }, undefined],
    [{ commentsEnabled: true, disqusShortname: '' }, undefined],
    [{ commentsEnabled: true }, undefined],
    [{ commentsEnabled: true, disqusShortname: 'evil.example/x?' }, undefined],
    [undefined, undefined],
  ])('is, for %j, %j [ROLL-18]', (websiteSettings, shortname) => {
    expect(commentsShortname({ websiteSettings })).toBe(shortname)
  })
})
