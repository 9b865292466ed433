import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readRegister } from './register'

describe('the register', () => {
  const rows = readRegister(readFileSync('docs/requirements.tsv', 'utf8'))

  it('contains each of the 667 requirements once', () => {
    expect(rows.length).toBe(667)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(667)
  })

  it('lists what a decision removed, so that no row joins it unnoticed', () => {
    const taken = rows.filter(({ where }) => where === 'decision').map(({ id }) => id)
    expect(taken).toEqual(['CTX-04', 'CTX-05', 'CTX-10', 'CTX-27'])
  })

  it('has a decision for each row that is editor-only or removed', () => {
    const decisions = readFileSync('docs/decisions.md', 'utf8')
    const apart = rows.filter(({ where }) => where === 'editor-only' || where === 'decision')
    expect(apart.map(({ id }) => id).filter(id => !decisions.includes(`| ${id} |`))).toEqual([])
  })
})

it.each([
  ['no scope', 'id\twhere\nACC-01\t'],
  ['an unknown scope', 'id\twhere\nACC-01\tsomewhere'],
  ['no column', 'id\nACC-01'],
])('rejects a row with %s', (_, tsv) => {
  expect(() => readRegister(tsv)).toThrow('line 2')
})

it('identifies its columns by their headings', () => {
  expect(readRegister('where\tid\nserver\tAPI-01\n')).toEqual([{ id: 'API-01', where: 'server' }])
})
