/** Where the font service keeps its style sheets: by axes, and by the variants of the older form. */
const BY_AXES = 'https://fonts.googleapis.com/css2'
const BY_VARIANTS = 'https://fonts.googleapis.com/css'

/** What a family is called, after the service's own names. */
const FAMILY = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u

/** Whatever may stand behind the colon. */
const DETAIL = /^[\w.,;@-]*$/

/** `wght@400;700`, `ital,wght@0,400;1,700`, `wght@100..900`. */
const AXES = /^[A-Za-z]{4}(,[A-Za-z]{4})*@[\d.,;-]+$/

/** `400`, `700italic`, `bi`, `regular`. */
const VARIANT = /^(\d{3}(i|italic)?|b|i|bi|bold|italic|bolditalic|regular)$/i

/**
 * The addresses of the style sheets for fonts by their `includeName`: one for those that name axes
 * (`Inter:wght@400`), one for those that list variants (`Open+Sans:400,700italic`) or nothing. Each form has
 * an address of its own, since the one for axes refuses them all when one font lacks a weight. What is no
 * name of a font is left out.
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
  /** Axes or variants, as they stand behind the colon. */
  readonly detail: string
}

/** Texts such as `Open+Sans:400,700:latin` and `Open%20Sans:400&subset=latin`; the alphabet comes by itself. */
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
    // A lone percent sign: it is no name of a font, and is left out as one.
    return name
  }
}
