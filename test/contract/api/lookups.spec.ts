import { describe, expect, it } from 'vitest'
import { ITEMS_BY_MONTH_PATH } from '../../../src/calls/calendar'
import { FULLSTORY_ID_PATH } from '../../../src/calls/measurements'
import { PLACES_AUTOCOMPLETE_PATH, PLACES_DETAILS_PATH } from '../../../src/calls/places'
import { WIDGET_RENDERING_PATH } from '../../../src/calls/widgets'
import { visit } from './visitor'

const TRACKING = { productPage: 'checkout', productSection: 'address' }

const get = (path: string, query: Record<string, string> = {}) => visit().fetch('GET', path, { query })

describe('a place', () => {
  it('is suggested, and then returned in detail [API-24]', async () => {
    const { predictions } = await (await get(PLACES_AUTOCOMPLETE_PATH, { ...TRACKING, input: 'am' })).json()
    expect(predictions.length).toBeGreaterThan(0)
    const [{ placeId, description }] = predictions
    const details = await (await get(PLACES_DETAILS_PATH, { ...TRACKING, placeId })).json()
    expect(details).toEqual({
      placeId,
      description,
      lat: expect.any(Number),
      lng: expect.any(Number),
      address: expect.objectContaining({ city: expect.any(String), countryCode: expect.any(String) }),
    })
  })

  it('is not returned without both parameters that identify the caller [API-24]', async () => {
    for (const missing of ['productPage', 'productSection']) {
      const query = { ...TRACKING, [missing]: '', input: 'am', placeId: 'paris' }
      expect((await get(PLACES_AUTOCOMPLETE_PATH, query)).status).toBe(400)
      expect((await get(PLACES_DETAILS_PATH, query)).status).toBe(400)
    }
    expect((await get(PLACES_DETAILS_PATH, { ...TRACKING, placeId: 'nowhere' })).status).toBe(404)
  })
})

it('answers with an identifier for session recording [API-23]', async () => {
  expect(await (await get(FULLSTORY_ID_PATH)).json()).toEqual({ id: expect.stringMatching(/./) })
})

it('answers with the items of a month, and rejects an invalid month', async () => {
  const answer = await get(ITEMS_BY_MONTH_PATH, { month: '12-2026', collectionId: 'visits' })
  expect([answer.status, await answer.json()]).toEqual([200, expect.any(Array)])
  expect((await get(ITEMS_BY_MONTH_PATH, { month: '13-2026', collectionId: 'visits' })).status).toBe(400)
})

describe('a widget', () => {
  const render = (widgetJSON: string) =>
    visit().fetch('POST', WIDGET_RENDERING_PATH, { form: { widgetJSON } })

  it('answers with its HTML [API-07]', async () => {
    const response = await render(
      JSON.stringify({ type: 'summary', id: 'w', value: {}, collectionId: 'journal' }),
    )
    expect([response.status, await response.json()]).toEqual([200, { html: expect.stringMatching(/^<ul/) }])
  })

  it('answers with as many items of a summary as it shows [API-07]', async () => {
    const value = { pageSize: 2 }
    const response = await render(
      JSON.stringify({ type: 'summary', id: 'w', value, collectionId: 'journal' }),
    )
    expect(((await response.json()) as { html: string }).html.match(/<li/g)).toHaveLength(2)
  })

  it.each([
    ['{"type":"<b>","id":"w"}', 404],
    ['{"type":"constructor","id":"w"}', 404],
    ['{"id":"w"}', 400],
    ['x', 400],
  ])('that is %s is rejected with a message [API-07]', async (json, status) => {
    const response = await render(json)
    expect([response.status, await response.json()]).toEqual([status, { error: expect.stringMatching(/./) }])
  })
})
