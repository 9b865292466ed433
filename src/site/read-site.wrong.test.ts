import { describe, expect, it } from 'vitest'
import { parseJson } from '../parse-json'
import { headerFooterSchema } from './header-footer.schema'
import { multilingualSchema } from './multilingual.schema'
import { readSite } from './read-site'

describe('a wrong context', () => {
  it('loses the wrong field alone and names it', () => {
    const { site, problems } = readSite({
      developerMode: true,
      website: { id: 7, identifier: 'oak' },
      demoCollections: [{ collectionId: 'c1' }, { deleted: true }, 'c3', { collectionId: 'c4' }],
    })
    expect(site.website).toMatchObject({ id: '', identifier: 'oak' })
    expect(site.developerMode).toBe(true)
    expect(site.demoCollections).toEqual([{ collectionId: 'c1' }, { collectionId: 'c4' }])
    expect(problems.map(problem => problem.split(':')[0])).toEqual([
      'website.id',
      'demoCollections.1.collectionId',
      'demoCollections.2',
    ])
  })

  it('loses no more of a list item than is wrong', () => {
    const { site, problems } = readSite({
      typekitFonts: [
        { id: 'kit', variations: ['n4', 7] },
        { id: 'b', variations: 7 },
      ],
    })
    expect(site.typekitFonts).toEqual([
      { id: 'kit', variations: ['n4'] },
      { id: 'b', variations: [] },
    ])
    expect(problems).toHaveLength(2)
  })

  it('is read in two goes, however long a wrong list is', () => {
    const wrong = Array.from({ length: 5000 }, (_, item) => ({ collectionId: item }))
    const { site, problems } = readSite({ demoCollections: wrong })
    expect(site.demoCollections).toEqual([])
    // Each item loses its wrong id, then goes because it has none.
    expect(problems).toHaveLength(10_000)
  })

  it('is read in seconds even where 30,000 fields are wrong', () => {
    const typekitFonts = Array.from({ length: 30_000 }, () => ({ id: 'kit', variations: [7] }))
    const start = performance.now()
    expect(readSite({ typekitFonts }).problems).toHaveLength(30_000)
    // With a step for each pair of them it takes half a minute.
    expect(performance.now() - start).toBeLessThan(8000)
  }, 60_000)

  it('takes null for missing, without a word', () => {
    expect(readSite({ website: null, tweakJSON: { loop: null }, demoCollections: [null] })).toEqual(
      readSite({}),
    )
  })

  it.each([[null], [7], ['text'], [[1, 2]]])('is complete even out of %j', raw => {
    expect(readSite(raw)).toEqual({
      site: readSite({}).site,
      problems: ['the site context is not an object'],
    })
  })

  it('reaches no prototype', () => {
    const text =
      '{"__proto__":{"developerMode":true},"tweakJSON":{"__proto__":{"polluted":1}},"rollups":{"constructor":7}}'
    for (const raw of [parseJson(text), JSON.parse(text)]) {
      const { site } = readSite(raw)
      expect(site.developerMode).toBe(false)
      expect(Reflect.get(site.tweakJSON, 'polluted')).toBe(undefined)
      expect(Reflect.get({}, 'polluted')).toBe(undefined)
    }
  })

  it('leaves what it was given as it was', () => {
    const raw = { website: { id: 7 }, websiteSettings: { storeSettings: { expressCheckout: true } } }
    const before = structuredClone(raw)
    readSite(raw)
    expect(raw).toEqual(before)
  })
})

describe('the answers beside the context', () => {
  it('hold header and footer in one object [CTX-25]', () => {
    expect(headerFooterSchema.parse({ header: { layout: 'left' } })).toEqual({
      header: { layout: 'left' },
      footer: {},
    })
  })

  it('hold a list of languages [CTX-26]', () => {
    expect(multilingualSchema.parse({ languages: ['en', 'pt-BR'] })).toEqual({ languages: ['en', 'pt-BR'] })
    expect(multilingualSchema.parse({})).toEqual({ languages: [] })
    expect(multilingualSchema.safeParse({ languages: 'en' }).success).toBe(false)
  })
})
