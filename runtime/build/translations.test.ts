import { describe, expect, it } from 'vitest'
import { LANGUAGES, type TranslationFile, translationProblems } from './translations.ts'

const PATH = 'blocks/map/map.translations.ts'

/** A file that says the same in all languages but those that `others` names. */
const file = (others: TranslationFile['table'] = {}, path = PATH): TranslationFile => ({
  path,
  table: {
    ...Object.fromEntries(LANGUAGES.map(language => [language, { map: { load: 'x', zoom: { in: '+' } } }])),
    ...others,
  },
})

describe('the translations of a block', () => {
  it('say each text in each language', () => {
    expect(translationProblems([file()])).toEqual([])
  })

  it('lack a language', () => {
    const { ja: _, ...table } = file().table
    expect(translationProblems([{ path: PATH, table }])).toEqual([
      `${PATH}: write the texts in the language "ja", which is missing`,
    ])
  })

  it('lack a text in one language', () => {
    expect(translationProblems([file({ de: { map: { load: 'x' } } })])).toEqual([
      `${PATH}: write map.zoom.in in the language "de"`,
    ])
  })

  it('have a text twice', () => {
    const twin = Object.fromEntries(LANGUAGES.map(language => [language, { map: { load: 'y' } }]))
    expect(translationProblems([file(), file(twin, 'src/map.translations.ts')])).toEqual([
      `src/map.translations.ts: map.load is also in ${PATH}: delete one`,
    ])
  })
})
