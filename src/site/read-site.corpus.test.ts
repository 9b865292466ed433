import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseJson } from '../parse-json'
import { readSite } from './read-site'

const shared = process.env['ASHLAR_SHARED'] ?? '../shared'
const files = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.json')) : []

const contexts = files(`${shared}/corpus/contexts`)
const hostile = files(`${shared}/corpora/json`)

describe.skipIf(!contexts.length)('real contexts', () => {
  it.each(contexts)('are read without a problem: %s', name => {
    const raw = parseJson(readFileSync(`${shared}/corpus/contexts/${name}`, 'utf8')) as Record<string, never>
    const { site, problems } = readSite(raw)
    expect(problems).toEqual([])
    expect(site.website.id).toBe(raw['website']?.['id'])
    expect(site.pageType).toBe(raw['pageType'])
    expect(site.tweakJSON).toEqual(raw['tweakJSON'])
    expect(Object.keys(site.rollups)).toEqual(Object.keys(raw['rollups'] ?? {}))
    expect(Object.values(site.rollups).every(({ js }) => js.length === 1)).toBe(true)
    expect(
      ['imperial', 'metric'][Number(raw['websiteSettings']?.['storeSettings']?.['measurementStandard']) - 1],
    ).toBe(site.storeSettings.measurementStandard)
  })
})

describe.skipIf(!hostile.length)('hostile JSON', () => {
  it('is refused or read, and never breaks the context', () => {
    const own = Object.getOwnPropertyNames(Object.prototype)
    const counts = { read: 0, refused: 0 }

    for (const name of hostile) {
      const parsed = parse(readFileSync(`${shared}/corpora/json/${name}`, 'utf8'))
      counts[parsed ? 'read' : 'refused'] += 1
      if (name.startsWith('y_')) expect(parsed, name).toBeDefined()
      if (name.startsWith('n_')) expect(parsed, name).toBeUndefined()
      if (!parsed) continue

      const { value } = parsed
      for (const raw of [
        value,
        { website: value, tweakJSON: value, demoCollections: value, rollups: value },
      ]) {
        expect(readSite(raw).site.cookieSettings.isCookieBannerEnabled, name).toBe(false)
      }
    }

    expect(counts.read + counts.refused).toBe(hostile.length)
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(own)
  })
})

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: parseJson(text) }
  } catch (error) {
    expect(error).toBeInstanceOf(SyntaxError)
    return undefined
  }
}
