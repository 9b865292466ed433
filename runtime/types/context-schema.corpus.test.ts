import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseJson } from '../../src/data/core/json'
import { optionFaults } from '../features/debug/option-faults'
import { contextSchema } from './context-schema'

const folder = `${process.env['ASHLAR_SHARED'] ?? '../shared'}/corpus/contexts`
const contexts = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.json')) : []

describe.skipIf(!contexts.length)('the schema of the page context', () => {
  it.each(contexts)('takes no key of a real context for a misspelt one: %s', name => {
    expect(optionFaults(parseJson(readFileSync(`${folder}/${name}`, 'utf8')), contextSchema())).toEqual([])
  })
})
