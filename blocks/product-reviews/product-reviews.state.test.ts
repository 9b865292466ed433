import { describe, expect, it } from 'vitest'
import { judge } from './product-reviews.sending'
import { distributionOf, readReview } from './product-reviews.state'

function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describe('a review', () => {
  it('is read from the form and trimmed', () => {
    const fields = { itemId: 'cup', stars: '4', title: ' Fine ', body: 'Two\nlines', author: '' }
    const said = { itemId: 'cup', stars: 4, title: 'Fine', body: 'Two\nlines', author: '' }
    expect(readReview(form(fields), 'o-1')).toEqual({ orderId: 'o-1', ...said })
    expect(readReview(form({ ...fields, orderId: 'o-2' }), 'o-1')).toEqual({ orderId: 'o-2', ...said })
  })

  it.each(['', '0', '6', '2.5', 'many'])('requires one to five stars, not "%s" [PROD-19]', stars => {
    expect(readReview(form({ itemId: 'cup', stars }), 'o-1')).toBe(undefined)
  })
})

describe('the distribution of stars', () => {
  const reviews = [5, 5, 3].map(stars => ({ stars, author: '', title: '', body: '', created: 0 }))

  it.each([
    [{ count: 12, starCounts: [1, 0, 2, 3, 6] }, [1, 0, 2, 3, 6]],
    [{ count: 3, reviews }, [0, 0, 1, 0, 2]],
    [{ count: 3, starCounts: [0, 0, 0, 0, 0], reviews }, [0, 0, 1, 0, 2]],
    [{ count: 4, reviews }, undefined],
    [{ count: 1, starCounts: [0, 0, 0, 0, 1] }, undefined],
  ])('of %j is %j', (shown, expected) => {
    expect(distributionOf(shown)).toEqual(expected)
  })
})

describe('the outcome of a review', () => {
  const answer = (error: string) => ({ body: { error } })
  const STORED = { ok: true, value: undefined }
  const AGAIN = { ok: false, error: { message: 'Try submitting your review again', isFinal: false } }

  it.each([
    'You have already reviewed this purchase',
    'Your review request has expired',
    'There are no products to review',
  ])('closes the form with "%s" [PROD-20]', message => {
    expect(judge(answer(message), false)).toEqual({ ok: false, error: { message, isFinal: true } })
  })

  it.each([[answer('Something else')], [answer('')], [{ body: '<h1>502</h1>' }], [{ body: undefined }]])(
    'allows a retry after %o [PROD-20]',
    error => {
      expect(judge(error, false)).toEqual(AGAIN)
    },
  )

  it('treats an existing review as its own if an earlier response was lost', () => {
    expect(judge(answer('You have already reviewed this purchase'), true)).toEqual(STORED)
    expect(judge(answer('Your review request has expired'), true)).toMatchObject({ error: { isFinal: true } })
  })

  it('is stored if there is no error', () => {
    expect(judge(undefined, false)).toEqual(STORED)
  })
})
