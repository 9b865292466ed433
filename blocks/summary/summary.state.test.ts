import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { itemSchema, summarySchema } from './summary.schema'
import { datePlace, dayText, measuresOf, shownItems, widgetOf } from './summary.state'

const read = (data: object) => z.parse(summarySchema, data)

describe('the request of a summary', () => {
  it('contains its collection and its settings [WID-02]', () => {
    const data = { collectionId: 'journal', blockId: 'b1', design: 'list', filter: { tag: 'clay' } }
    const widget = widgetOf(read(data))
    expect(widget).toMatchObject({ type: 'summary', id: 'b1', collectionId: 'journal' })
    expect(widget?.value).toMatchObject({ design: 'list', pageSize: 30, filter: { tag: 'clay' } })
  })

  it.each([
    ['without a collection', {}],
    ['with its own items', { collectionId: 'journal', items: [{ title: 'Clay' }] }],
    ['for server-rendered items', { collectionId: 'journal', hasServerItems: true }],
  ])('is not sent %s', (_, data) => {
    expect(widgetOf(read(data))).toBe(undefined)
  })

  it('asks for fresh items on demand', () => {
    expect(widgetOf(read({ collectionId: 'journal', hasServerItems: true, refresh: true }))?.id).toBe('')
  })
})

describe('the items of a summary', () => {
  it('are the first ones with content, without the null fields of a collection', () => {
    const items = [
      {},
      { title: 'Clay', excerpt: null, assetUrl: null, publishOn: null },
      { assetUrl: '/a.webp' },
      { title: 'B' },
    ]
    const shown = shownItems(read({ items, pageSize: 2 }))
    expect(shown.map(({ title, excerpt, assetUrl }) => [title, excerpt, assetUrl])).toEqual([
      ['Clay', '', ''],
      ['', '', '/a.webp'],
    ])
  })

  it.each([0, -3, '5'])('are not counted for %j', pageSize => {
    expect(z.safeParse(summarySchema, { items: [], pageSize }).success).toBe(false)
  })
})

describe('the sizes of a summary', () => {
  it('are custom properties for the given data only', () => {
    expect(measuresOf(read({}))).toEqual({})
    expect(
      measuresOf(
        read({
          columnWidth: 270,
          gutter: 0,
          imageAspectRatio: '1.5',
          listImageSize: 130,
          textAlignment: 'right',
        }),
      ),
    ).toEqual({
      '--ashlar-summary-column': '270px',
      '--ashlar-summary-gap': '0px',
      '--ashlar-summary-ratio': '1.5',
      '--ashlar-summary-picture': '100%',
      '--ashlar-summary-align': 'end',
    })
    expect(measuresOf(read({ imageAspectRatio: 'wide', textAlignment: 'constructor' }))).toEqual({})
  })
})

describe('the date of an item', () => {
  it.each([
    [{}, 'below-content'],
    [{ metadataPosition: 'above-title' }, 'above-title'],
    [{ metadataPosition: 'below-title' }, 'below-title'],
    [{ metadataPosition: 'elsewhere' }, 'below-content'],
    [{ primaryMetadata: 'none' }, undefined],
  ])('of %o is %s', (data, place) => {
    expect(datePlace(read(data))).toBe(place)
  })

  it.each([
    [Date.UTC(2026, 9, 3), Date.UTC(2026, 9, 3)],
    ['2026-10-03T00:00:00Z', Date.UTC(2026, 9, 3)],
    ['soon', undefined],
    [1e20, undefined],
  ])('given as %s is %s ms', (publishOn, ms) => {
    expect(z.parse(itemSchema, { publishOn }).publishOn).toBe(ms)
  })

  const LATE = Date.UTC(2026, 9, 3, 22)
  it.each([
    ['en-GB', 'UTC', '3 October 2026'],
    ['de', 'UTC', '3. Oktober 2026'],
    ['en-GB', 'Asia/Tokyo', '4 October 2026'],
  ])('in %s at %s is %s', (language, timeZone, text) => {
    expect(dayText(LATE, language, timeZone)).toBe(text)
  })

  it('is formatted even if language or time zone are unknown', () => {
    expect(dayText(LATE, 'en-GB', 'Mars/Base')).toMatch(/October 2026/)
    expect(dayText(LATE, 'not a tag', 'Asia/Tokyo')).toMatch(/4/)
    expect(dayText(LATE, 'not a tag', 'Mars/Base')).toMatch(/2026/)
  })
})
