import { describe, expect, it } from 'vitest'
import { type Choice, chosenCents } from './donation.state'

describe('the amount of a donation', () => {
  it.each<[Choice, number | undefined]>([
    [{ kind: 'nothing' }, 0],
    [{ kind: 'amount', cents: 2500 }, 2500],
    [{ kind: 'own', text: '12.50' }, 1250],
    [{ kind: 'own', text: ' $1,000 ' }, 100_000],
    [{ kind: 'own', text: '' }, undefined],
    [{ kind: 'own', text: '0' }, undefined],
    [{ kind: 'own', text: '-5' }, undefined],
    [{ kind: 'own', text: '12,50' }, undefined],
    [{ kind: 'own', text: 'a lot' }, undefined],
    [{ kind: 'own', text: '999999999999999' }, undefined],
  ])('of %j is %j cents', (choice, cents) => {
    expect(chosenCents(choice, 'USD')).toBe(cents)
  })

  it('is read in the currency of the block', () => {
    expect(chosenCents({ kind: 'own', text: '20 kr' }, 'SEK')).toBe(2000)
    expect(chosenCents({ kind: 'own', text: '$20' }, 'SEK')).toBe(undefined)
  })
})
