import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readRegister } from './register'

describe('the register', () => {
  const rows = readRegister(readFileSync('docs/requirements.tsv', 'utf8'))

  it('has each of the 633 requirements once', () => {
    expect(rows.length).toBe(633)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(633)
  })

  it('knows what a decision took out, so that nothing joins it unnoticed', () => {
    const taken = rows.filter(({ where }) => where === 'decision').map(({ id }) => id)
    expect(taken).toEqual(['CTX-04', 'CTX-05', 'CTX-10', 'CTX-27'])
  })

  it('says in the decisions why a row is for editors only, or taken out', () => {
    const decisions = readFileSync('docs/decisions.md', 'utf8')
    const apart = rows.filter(({ where }) => where === 'editor-only' || where === 'decision')
    expect(apart.map(({ id }) => id).filter(id => !decisions.includes(`| ${id} |`))).toEqual([])
  })
})

it.each([
  ['no place', 'id\twhere\nACC-01\t'],
  ['an unknown place', 'id\twhere\nACC-01\tsomewhere'],
  ['no column', 'id\nACC-01'],
])('refuses a row with %s', (_, tsv) => {
  expect(() => readRegister(tsv)).toThrow('line 2')
})

it('finds its columns by their headings', () => {
  expect(readRegister('where\tid\nserver\tAPI-01\n')).toEqual([{ id: 'API-01', where: 'server' }])
})
