// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { SiteContext } from './core/site-store'
import { fullContext, pathsOf, reportedBy, SLICES, withField } from './slices.fixture'

const WRONG = [7, 'wrong', true, {}, [7]]

const FULL = { first: fullContext('first'), second: fullContext('second') }

const FIELDS = (['first', 'second'] as const).flatMap(place =>
  Object.entries(SLICES).flatMap(([name, slice]) =>
    pathsOf(slice)[place].map(path => ({ name, path, place })),
  ),
)

const HOLDERS = [...new Set(FIELDS.flatMap(({ path }) => holdersOf(path)))].map(
  path =>
    ({
      path,
      place: FIELDS.some(field => field.place === 'first' && field.path.startsWith(`${path}.`))
        ? 'first'
        : 'second',
    }) as const,
)

const readAll = (context: SiteContext) =>
  Object.fromEntries(Object.entries(SLICES).map(([name, slice]) => [name, slice(context)]))

describe('the page context', () => {
  it('is read without a report if it is complete, empty or all null', () => {
    const nulls = Object.fromEntries(Object.keys(FULL.first).map(key => [key, null]))
    for (const context of [FULL.first, FULL.second, {}, nulls]) {
      expect(reportedBy(() => readAll(context))).toEqual([])
    }
    expect(readAll(nulls)).toEqual(readAll({}))
  })

  it('has each field in one slice', () => {
    const paths = FIELDS.map(({ path }) => path)
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })

  it.each(FIELDS)(
    'reports a wrong $path once, and all other fields of $name and its neighbours count',
    ({ path, place }) => {
      const full = readAll(FULL[place])
      const refused = WRONG.filter(value => {
        const context = withField(FULL[place], path, value)
        let values = {}
        const messages = reportedBy(() => {
          readAll(context)
          values = readAll(context)
        })
        expect(changes(full, values).length).toBeLessThanOrEqual(1)
        if (messages.length === 0) return false
        expect(messages).toEqual([
          expect.stringMatching(RegExp(`^site context: ${path}(\\.0)?: expected \\w+`)),
        ])
        return true
      })
      expect(refused).not.toEqual([])
    },
  )

  it.each(HOLDERS)(
    'reports $path once if it is not an object, however many slices read it',
    ({ path, place }) => {
      for (const value of [7, 'wrong', [1]]) {
        const context = withField(FULL[place], path, value)
        expect(reportedBy(() => readAll(context))).toEqual([`site context: ${path}: expected an object`])
      }
    },
  )

  it('reaches no prototype', () => {
    const context = JSON.parse('{"__proto__":{"pageType":209},"collection":{"__proto__":{"id":"c"}}}')
    expect(readAll(Object.create(context))).toEqual(readAll({}))
    expect(readAll(context)).toEqual(readAll({}))
  })

  it('is never modified', () => {
    const context = withField(FULL.first, 'website.id', 7)
    const before = structuredClone(context)
    reportedBy(() => readAll(context))
    expect(context).toEqual(before)
  })

  it('is read quickly and reported in one line with 1 MB of invalid items', () => {
    const googleFonts = Array.from({ length: 60_000 }, () => ({ includeName: 7 }))
    expect(JSON.stringify(googleFonts).length).toBeGreaterThan(1e6)
    const [message, ...more] = reportedBy(() => readAll({ ...FULL.first, googleFonts }))
    expect(more).toEqual([])
    expect(message).toMatch(/^site context: googleFonts\.0\.includeName: expected a string; /)
    expect(message?.length).toBeLessThan(5000)
  })
})

/** `website.location` and `website`, for `website.location.mapLat`. */
function holdersOf(path: string): string[] {
  const keys = path.split('.').slice(0, -1)
  return keys.map((_, index) => keys.slice(0, index + 1).join('.'))
}

function changes(before: object, after: object): string[] {
  return Object.entries(before).flatMap(([slice, values]) =>
    Object.keys(values).filter(
      name =>
        JSON.stringify(values[name]) !==
        JSON.stringify((after as Record<string, Record<string, unknown>>)[slice]?.[name]),
    ),
  )
}
