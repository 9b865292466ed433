import { dom } from '../../../src/data/core/dom'
import { fonts } from '../../../src/site/fonts'
import { whenConsented } from '../../../src/visitor/when-consented'
import { type FeatureTools, onDestroy } from '../../core/features/feature'

/** The font service's style sheets: by axes, and by variants, the older form. */
const BY_AXES = 'https://fonts.googleapis.com/css2'
const BY_VARIANTS = 'https://fonts.googleapis.com/css'

/** A family's name, by the service's conventions. */
const FAMILY = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u

/** Characters allowed after the colon. */
const DETAIL = /^[\w.,;@-]*$/

/** `wght@400;700`, `ital,wght@0,400;1,700`, `wght@100..900`. */
const AXES = /^[A-Za-z]{4}(,[A-Za-z]{4})*@[\d.,;-]+$/

/** `400`, `700italic`, `bi`, `regular`. */
const VARIANT = /^(\d{3}(i|italic)?|b|i|bi|bold|italic|bolditalic|regular)$/i

/**
 * Loads the style sheets of the fonts in the context [ROLL-17] once the visitor has consented: they come from a third
 * party.
 */
export function start({ $site }: Pick<FeatureTools, '$site'>, place: ParentNode = dom.head): void {
  const sheets = fontSheets(fonts($site.get()).googleFonts)
  if (sheets.length === 0) return
  onDestroy(
    whenConsented('functional', () => {
      for (const href of sheets) {
        place.append(Object.assign(dom.createElement('link'), { rel: 'stylesheet', href }))
      }
    }),
  )
}

/**
 * Builds the URLs of the style sheets for fonts by their `includeName`: one for names with axes
 * (`Inter:wght@400`), one for names with variants (`Open+Sans:400,700italic`) or without either. The forms have separate
 * URLs because the service rejects a request with axes entirely if one font lacks a weight. Invalid names are ignored.
 */
export function fontSheets(includeNames: readonly string[]): string[] {
  const fonts = includeNames
    .flatMap(name => name.split('|'))
    .map(readFont)
    .filter(({ family, detail }) => FAMILY.test(family) && DETAIL.test(detail))
  const byAxes = families(fonts.filter(({ detail }) => AXES.test(detail)))
  const byVariants = families(fonts.filter(({ detail }) => !detail.includes('@')).map(withVariants))
  return [
    ...(byAxes.length > 0
      ? [`${BY_AXES}?${byAxes.map(name => `family=${name}`).join('&')}&display=swap`]
      : []),
    ...(byVariants.length > 0 ? [`${BY_VARIANTS}?family=${byVariants.join('|')}&display=swap`] : []),
  ]
}

interface Font {
  readonly family: string
  /** Axes or variants: the text after the colon. */
  readonly detail: string
}

/** Parses `Open+Sans:400,700:latin` or `Open%20Sans:400&subset=latin`; the service adds subsets itself. */
function readFont(name: string): Font {
  const [family = '', detail = ''] = decoded(name).split('&')[0]?.split(':') ?? []
  return {
    family: family.replaceAll('+', ' ').trim().replace(/\s+/g, ' '),
    detail: detail.replace(/\s/g, ''),
  }
}

function withVariants({ family, detail }: Font): Font {
  const variants = detail.split(',').filter(variant => VARIANT.test(variant))
  return { family, detail: variants.join() }
}

function families(fonts: readonly Font[]): string[] {
  const names = fonts.map(({ family, detail }) => {
    const name = encodeURIComponent(family).replaceAll('%20', '+')
    return detail ? `${name}:${detail}` : name
  })
  return [...new Set(names)]
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    // A lone percent sign: rejected as an invalid name.
    return name
  }
}
