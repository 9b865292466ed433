import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parseBlock } from '../../blocks/kit/element/parse-block'
import { isRecord, parseJson } from '../../src/data/core/json'

const FOLDER = join(process.env.ASHLAR_SHARED ?? '../shared', 'corpora/json')
const FILES = existsSync(FOLDER) ? readdirSync(FOLDER).filter(name => name.endsWith('.json')) : []
if (FILES.length === 0) console.warn(`JSONTestSuite is skipped: there is no ${FOLDER}`)

/** Expected result by a file's first letter; `i` allows both. */
const VERDICTS: Readonly<Record<string, string>> = { y: 'is parsed', n: 'is rejected' }

const anything = z.unknown()

function read(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8')
}

/** @throws every error except the documented SyntaxError. */
function verdictOfParser(text: string): string {
  try {
    parseJson(text)
    return 'is parsed'
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return 'is rejected'
  }
}

/** The data of a block is an object; other JSON is parsed, too, and then rejected by another code. */
function verdictOfBlock(text: string): string {
  const data = parseBlock(anything, text)
  if (data.ok || data.error.code === 'data-invalid') return 'is parsed'
  expect(data.error.code).toBe('data-not-json')
  return 'is rejected'
}

function prototypeKeys(): PropertyKey[] {
  return [Object.prototype, Array.prototype].flatMap(prototype => Reflect.ownKeys(prototype))
}

describe.skipIf(FILES.length === 0)('the files of JSONTestSuite', () => {
  let before: PropertyKey[] = []
  beforeAll(() => {
    before = prototypeKeys()
  })
  afterAll(() => expect(prototypeKeys()).toEqual(before))

  it('are complete', () => {
    expect(FILES).toHaveLength(318)
  })

  it.each(FILES)('%s, as page data', name => {
    const verdict = verdictOfParser(read(name))
    expect(verdict).toBe(VERDICTS[name[0] ?? ''] ?? verdict)
  })

  it.each(FILES)('%s, as data of a block', name => {
    const text = read(name)
    const verdict = verdictOfBlock(text)
    // An empty attribute means a block without data, which is not an error.
    const expected = text === '' ? 'is parsed' : VERDICTS[name[0] ?? '']
    expect(verdict).toBe(expected ?? verdict)
  })
})

describe('page data', () => {
  it.each([
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '[{"a":{"\\u005f_proto__":{"polluted":1}}}]',
  ])('%s cannot pollute prototypes', text => {
    const data = parseJson(text)
    expect(JSON.stringify(data)).not.toContain('polluted')
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(Reflect.get(Object.assign({}, data), 'polluted')).toBeUndefined()
  })

  it('that is nested too deeply for the stack never throws out of a block', () => {
    const depth = 200_000
    const data = parseBlock(anything, `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`)
    expect(!data.ok || isRecord(data.value)).toBe(true)
  })
})
