import { describe, expect, it } from 'vitest'
import { pages } from '../../demo/server/pages/pages.ts'
import { inLanguage, wordsOf } from '../../demo/server/pages/words/words.ts'
import { LANGUAGES } from '../../src/locale/languages.ts'

describe('the words of the QA site', () => {
  it.each(LANGUAGES)('are complete in %s: every test page has a title', language => {
    const titles = pages.filter(({ frame }) => frame === 'qa').map(({ title }) => title)
    expect(titles.filter(title => !wordsOf(language)[title])).toEqual([])
    expect(Object.keys(wordsOf(language)).sort()).toEqual(Object.keys(wordsOf('de')).sort())
  })

  it('are translated in texts and in names, and nowhere else', () => {
    const page = '<nav aria-label="Main"><a class="Shop" href="/shop"> Shop </a></nav><p>Shop windows</p>'
    expect(inLanguage(page, 'fr-CA')).toBe(
      '<nav aria-label="Menu principal"><a class="Shop" href="/shop"> Boutique </a></nav><p>Shop windows</p>',
    )
    expect(inLanguage(page, 'en')).toBe(page)
    expect(inLanguage(page, 'sv')).toBe(page)
  })

  it('mark what stays English', () => {
    const header = '<header class="introduction"><h1>Form</h1><p>Fields.</p></header>'
    expect(inLanguage(`${header}<p class="variant__note">A note.</p><p>Text.</p>`, 'de')).toBe(
      '<header class="introduction"><h1>Formular</h1><p lang="en" dir="auto">Fields.</p></header>' +
        '<p class="variant__note" lang="en" dir="auto">A note.</p><p>Text.</p>',
    )
    expect(inLanguage('<h2 id="one-title">From JSON</h2>', 'de')).toBe('<h2 id="one-title">Aus JSON</h2>')
  })
})
