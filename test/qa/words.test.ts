import { describe, expect, it } from 'vitest'
import type { View } from '../../demo/server/pages/page.ts'
import { pages } from '../../demo/server/pages/pages.ts'
import { inLanguage, OWN_TEXT, wordsOf } from '../../demo/server/pages/words/words.ts'
import { LANGUAGES } from '../../src/locale/languages.ts'

const VIEW: View = {
  flavour: 'react',
  language: 'en',
  link: path => path,
  isPlain: true,
  site: { context: {}, header: { text: '', link: '' }, footer: { text: '', link: '' }, languages: [] },
}

const bodies = await Promise.all(pages.filter(({ frame }) => frame === 'qa').map(({ body }) => body(VIEW)))
const ownTexts = bodies
  .flatMap(body => [...`${body}`.matchAll(OWN_TEXT)].map(([, , text = '']) => text.trim()))
  .filter(text => text !== '')

describe('the words of the QA site', () => {
  it.each(LANGUAGES)('are complete in %s: every test page has a title', language => {
    const titles = pages.filter(({ frame }) => frame === 'qa').map(({ title }) => title)
    expect(titles.filter(title => !wordsOf(language)[title])).toEqual([])
    expect(Object.keys(wordsOf(language)).sort()).toEqual(Object.keys(wordsOf('de')).sort())
  })

  it.each(LANGUAGES)('translate the notes and titles of every example into %s', language => {
    const words = wordsOf(language)
    expect(ownTexts.length).toBeGreaterThan(500)
    expect(ownTexts.filter(text => words[text] === undefined)).toEqual([])
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
