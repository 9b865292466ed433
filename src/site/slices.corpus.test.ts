// @vitest-environment happy-dom
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseJson } from '../data/core/json'
import type { SiteContext } from './core/site-store'
import { reportedBy, SLICES } from './slices.fixture'

const shared = process.env['ASHLAR_SHARED'] ?? '../shared'
const files = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.json')) : []

const contexts = files(`${shared}/corpus/contexts`)
const hostile = files(`${shared}/corpora/json`)

const {
  website,
  siteHost,
  siteClock,
  page,
  overlays,
  popupSettings,
  infoBarSettings,
  announcement,
  storeSettings,
  consentSettings,
} = SLICES

type RawContext = Record<string, Record<string, Record<string, unknown>>>

describe.skipIf(!contexts.length)('real contexts', () => {
  it.each(contexts)('are read without a problem, field by field: %s', name => {
    const raw = parseJson(readFileSync(`${shared}/corpus/contexts/${name}`, 'utf8')) as RawContext
    expect(reportedBy(() => Object.values(SLICES).map(slice => slice(raw)))).toEqual([])

    const { website: site, websiteSettings: settings = {}, cookieSettings: cookies } = raw
    for (const [slice, given] of [
      [website, site],
      [siteHost, { ...site, developerMode: site?.['developerMode'] ?? false }],
      [siteClock, site],
      [page, { pageType: raw['pageType'], collectionId: raw['collection']?.['id'] ?? '' }],
      [overlays, { templateVersion: raw['templateVersion'] }],
      [popupSettings, settings['popupOverlaySettings']],
      [infoBarSettings, settings['mobileInfoBarSettings']],
      [announcement, settings['announcementBarSettings']],
      [storeSettings, { defaultCurrency: settings['storeSettings']?.['defaultCurrency'] }],
      [consentSettings, cookies],
    ] as const) {
      const read = slice?.(raw) ?? {}
      const shared = Object.entries(Object(given)).filter(([name]) => name in read)
      expect(read).toMatchObject(Object.fromEntries(shared))
      expect(slice).toBeDefined()
    }
    const standard = settings['storeSettings']?.['measurementStandard']
    expect(storeSettings?.(raw)['measurementStandard']).toBe(['imperial', 'metric'][Number(standard) - 1])
  })
})

describe.skipIf(!hostile.length)('hostile JSON', () => {
  it('is rejected or read, and never breaks the context', () => {
    const own = Object.getOwnPropertyNames(Object.prototype)
    const counts = { read: 0, refused: 0 }

    for (const name of hostile) {
      const parsed = parse(readFileSync(`${shared}/corpora/json/${name}`, 'utf8'))
      counts[parsed ? 'read' : 'refused'] += 1
      if (name.startsWith('y_')) expect(parsed, name).toBeDefined()
      if (name.startsWith('n_')) expect(parsed, name).toBeUndefined()
      if (!parsed) continue

      const { value } = parsed
      for (const raw of [value, { website: value, googleFonts: value, cart: value, rollups: value }]) {
        const values = Object.values(SLICES)
        const messages = reportedBy(() => values.map(slice => slice(Object(raw) as SiteContext)))
        expect(messages.length, name).toBeLessThanOrEqual(values.length)
        expect(consentSettings?.(Object(raw))['isCookieBannerEnabled'], name).toBe(false)
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
