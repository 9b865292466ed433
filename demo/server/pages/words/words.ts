import { readFileSync } from 'node:fs'
import { html } from 'hono/html'
import { LANGUAGES } from '../../../../src/locale/languages.ts'

type Words = Readonly<Record<string, string>>

/** The translations into a language, keyed by the English text; both are HTML. */
export const wordsOf = (language: string): Words => WORDS.get(language.split('-')[0] ?? '') ?? {}

const WORDS: ReadonlyMap<string, Words> = new Map(LANGUAGES.map(name => [name, readWords(name)]))

function readWords(name: string): Words {
  const words: Words = JSON.parse(readFileSync(`${import.meta.dirname}/${name}.json`, 'utf8'))
  return Object.fromEntries(Object.entries(words).map(pair => pair.map(escapeText)))
}

/** Escapes a text as the pages' templates do. */
function escapeText(text: string): string {
  return `${html`${text}`}`
}

/** Whole texts and names of elements: with a `>` or a quote before, and nothing else. */
const TEXTS = /(>|aria-label=")([^<>"]+)(?=<|")/g

/** The start of an element with a text of the page's own, and the text. */
export const OWN_TEXT =
  /(<p class="variant__note"|(?<=<header class="introduction"><h1>[^<]*<\/h1>)<p|<h2 id="[^"]*-title")>([^<]*)/g

/**
 * Translates the texts of a page that are known as a whole. The page's other texts are marked as English, or
 * right-to-left pages would put their full stops in front.
 */
export function inLanguage(page: string, language: string): string {
  const words = wordsOf(language)
  if (Object.keys(words).length === 0) return page
  return page
    .replace(OWN_TEXT, (all, start: string, text: string) =>
      words[text.trim()] === undefined ? `${start} lang="en" dir="auto">${text}` : all,
    )
    .replace(TEXTS, (all, before: string, text: string) => {
      const word = words[text.trim()]
      return word === undefined ? all : before + text.replace(text.trim(), word)
    })
}
