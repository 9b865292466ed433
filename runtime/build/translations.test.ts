import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/locale/languages'
import { type TranslationFile, translationProblems } from './translations.ts'

const PATH = 'blocks/map/map.translations.ts'

/** A file with the same texts in all languages except those in `others`. */
const file = (others: TranslationFile['table'] = {}, path = PATH): TranslationFile => ({
  path,
  table: {
    ...Object.fromEntries(LANGUAGES.map(language => [language, { map: { load: 'x', zoom: { in: '+' } } }])),
    ...others,
  },
})

describe('the translations of a block', () => {
  it('are valid with each text in each language', () => {
    expect(translationProblems([file()])).toEqual([])
  })

  it('report a missing language', () => {
    const { ja: _, ...table } = file().table
    expect(translationProblems([{ path: PATH, table }])).toEqual([
      `${PATH}: write the texts in the language "ja", which is missing`,
    ])
  })

  it('report a text that is missing in one language', () => {
    expect(translationProblems([file({ de: { map: { load: 'x' } } })])).toEqual([
      `${PATH}: write map.zoom.in in the language "de"`,
    ])
  })

  it('report a duplicate text', () => {
    const twin = Object.fromEntries(LANGUAGES.map(language => [language, { map: { load: 'y' } }]))
    expect(translationProblems([file(), file(twin, 'src/map.translations.ts')])).toEqual([
      `src/map.translations.ts: map.load is also in ${PATH}: delete one`,
    ])
  })
})
