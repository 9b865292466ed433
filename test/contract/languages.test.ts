// @vitest-environment happy-dom
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { translatables } from '../../src/locale/core/translatable'
import { LOADERS } from '../../src/locale/core/translation-loaders'
import { LANGUAGES } from '../../src/locale/languages'
import { createMessage } from '../../src/locale/translator/format-message'
import { type MessagePart, parseMessage } from '../../src/locale/translator/parse-message'
import type { Translations } from '../../src/locale/translator/translator'

/** Files of texts for owners, editors and the console, and a file without texts. */
const NOT_FOR_VISITORS = [
  'blocks/website-overlays/website-overlays.messages.ts',
  'blocks/image/image.messages.ts',
  'src/media/images/image.messages.ts',
  'src/spec/messages.ts',
  'src/media/video/player-messages.ts',
]

/** Exports of texts for the console, the server and owners. */
const NOT_READ = [
  'CLOSING_REVIEW in src/commerce/product/review.messages.ts',
  'DATA_ERRORS in blocks/chart/chart.messages.ts',
  'DATA_MESSAGES in blocks/gallery/gallery.messages.ts',
  'OWNER_MESSAGES in blocks/kit/ui/booking/booking.messages.ts',
]

const FILES = globSync('{src,blocks}/**/*messages.ts').map(path => path.replaceAll('\\', '/'))
/** Texts in other files than `*.messages.ts`. */
await Promise.all(
  ['src/forms/fields/field-values.ts', 'src/visitor/owner/logout-notice.ts'].map(
    path => import(resolve(path)),
  ),
)

const VISITORS = FILES.filter(path => !NOT_FOR_VISITORS.includes(path))
const modules: { path: string; exports: object }[] = []
// One after another: a module that two others import concurrently would run twice.
for (const path of VISITORS) modules.push({ path, exports: await import(resolve(path)) })

/** A text by its path, such as `cart-page.problems.gone`, and its number of parameters. */
type English = ReadonlyMap<string, number>

const english: English = new Map(translatables().flatMap(({ name, english }) => flat(name, english)))

function flat(path: string, texts: object): [string, number][] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
    if (typeof text === 'object' && text) return flat(`${path}.${key}`, text)
    return [[`${path}.${key}`, typeof text === 'function' ? text.length : 0]]
  })
}

function textsOf(path: string, texts: Translations): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text]] : textsOf(`${path}${key}.`, text),
  )
}

it('makes every text for visitors translatable', () => {
  const known = new Set<unknown>(translatables().map(({ texts }) => texts))
  const plain = modules.flatMap(({ path, exports }) =>
    Object.entries(exports)
      .filter(([, value]) => typeof value === 'object' && !known.has(value))
      .map(([name]) => `${name} in ${path}`),
  )
  expect(plain.filter(place => !NOT_READ.includes(place))).toEqual([])
})

it('translates into the languages that pages load', () => {
  expect(Object.keys(LOADERS)).toEqual(LANGUAGES)
})

it('has one name for each text', () => {
  const names = translatables().map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

describe.each(Object.entries(LOADERS))('%s', async (language, load) => {
  const { translations } = await load()
  const texts = new Map(textsOf('', translations))
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const messages = [...texts].filter(([place]) => english.get(place))

  it('has exactly the texts of the blocks', () => {
    const missing = [...english.keys()].filter(place => !texts.has(place))
    const unknown = [...texts.keys()].filter(place => !english.has(place))
    expect([
      ...missing.map(place => `${place}: write it in the *.translations.ts beside its *.messages.ts`),
      ...unknown.map(place => `${place}: no *.messages.ts has this text, so delete its translations`),
    ]).toEqual([])
  })

  it('has no empty text', () => {
    expect([...texts].filter(([, text]) => !text.trim())).toEqual([])
  })

  it('has no text that starts with closing punctuation, or ends with opening punctuation', () => {
    expect([...texts].filter(([, text]) => / [:;!?»…]|« /.test(text))).toEqual([])
  })

  it('uses exactly the parameters of each text', () => {
    const wrong = messages.filter(([place, text]) => {
      const names = [...new Set(namesIn(parseMessage(text)))].sort()
      return `${names}` !== `${Array.from({ length: english.get(place) ?? 0 }, (_, at) => at)}`
    })
    expect(wrong).toEqual([])
  })

  it('has only messages whose plural and select keys are valid [I18N-01] [I18N-02]', () => {
    const refused = messages.flatMap(([place, text]) => {
      try {
        createMessage(text, language)
        return []
      } catch (error) {
        return [`${place}: ${error}`]
      }
    })
    expect(refused).toEqual([])
  })

  it('has exactly the plural categories of the language, and plurals wherever another language has them [I18N-01]', async () => {
    const wrong = messages.flatMap(([place, text]) =>
      pluralsIn(parseMessage(text))
        .map(keys => keys.filter(key => !key.startsWith('=')).sort())
        .filter(keys => `${keys}` !== `${[...categories].sort()}`)
        .map(keys => `${place}: ${keys}`),
    )
    expect(wrong).toEqual([])
    if (categories.length === 1) return
    const other = new Map(textsOf('', (await LOADERS['ar']?.())?.translations ?? {}))
    const without = messages.filter(
      ([place, text]) =>
        pluralsIn(parseMessage(other.get(place) ?? '')).length > 0 && !pluralsIn(parseMessage(text)).length,
    )
    expect(without).toEqual([])
  })
})

function namesIn(parts: readonly MessagePart[]): string[] {
  return parts.flatMap(part => {
    if (typeof part === 'string' || part.kind === 'number') return []
    if (part.kind === 'value') return [part.name]
    return [part.name, ...part.cases.flatMap(([, inner]) => namesIn(inner))]
  })
}

function pluralsIn(parts: readonly MessagePart[]): (readonly string[])[] {
  return parts.flatMap(part =>
    typeof part === 'string' || !('cases' in part)
      ? []
      : [part.cases.map(([key]) => key), ...part.cases.flatMap(([, inner]) => pluralsIn(inner))],
  )
}
