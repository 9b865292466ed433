import { fileURLToPath } from 'node:url'
import { check } from 'recheck'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expressionsIn, regularExpressions } from './regular-expressions'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Limits by count, so that a busy machine changes nothing; the timeout names an expression that takes forever. */
const LIMITS = { timeout: 120_000, attackTimeout: null, incubationTimeout: null, randomSeed: 1 } as const

// The native program takes a quarter of the JavaScript's time, and is not there for every machine.
beforeAll(async () => {
  process.env['RECHECK_BACKEND'] = 'native'
  const isInstalled = await check('a', '').then(Boolean, () => false)
  if (!isInstalled) process.env['RECHECK_BACKEND'] = 'pure'
})
afterAll(() => {
  delete process.env['RECHECK_BACKEND']
})

it('finds an expression that takes time without bounds', async () => {
  expect(await check('^(a|a)*$', '', LIMITS)).toMatchObject({ status: 'vulnerable' })
})

it('takes time proportional to the text in every regular expression that reads texts of others', async () => {
  const expressions = regularExpressions(ROOT)
  expect(expressions.length).toBeGreaterThan(300)
  const slow: string[] = []
  for (const { pattern, flags, files } of expressions) {
    const result = await check(pattern, flags, LIMITS)
    const where = `/${pattern}/${flags} in ${files}`
    if (result.status === 'vulnerable') {
      slow.push(`${where}: ${result.complexity.summary} for ${result.attack.pattern}`)
    } else if (result.status === 'unknown') slow.push(`${where}: ${JSON.stringify(result.error)}`)
  }
  expect(slow).toEqual([])
}, 900_000)

it('finds literals and constructed expressions', () => {
  const source = `
    const DIGITS = '\\\\d+'
    const both = [/a+$/gi, new RegExp(\`^\${DIGITS},\${name}\`, 'i'), new RegExp(DIGITS)]`
  expect(expressionsIn('x.ts', source)).toEqual([
    { pattern: 'a+$', flags: 'gi' },
    { pattern: '^\\d+,x', flags: 'i' },
    { pattern: '\\d+', flags: '' },
  ])
})
