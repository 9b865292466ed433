/** The shapes of the banner. */
export const VARIANTS = ['BAR', 'POPUP'] as const

/** The positions of each shape; the last is the default. */
export const POSITIONS = {
  BAR: ['TOP', 'BOTTOM'],
  POPUP: ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_RIGHT', 'BOTTOM_LEFT'],
} as const

export const THEMES = ['LIGHT', 'DARK'] as const

/** The look of the accept control: an underlined text, a button, or an icon. */
export const CTA_VARIANTS = ['TEXT', 'BUTTON', 'ICON'] as const

/** Whether visitors can also decline. */
export const ACCEPT_TYPES = ['OPT_IN', 'OPT_IN_AND_OUT'] as const

/** The defaults for unknown values. */
const FALLBACKS = { variant: 'BAR', theme: 'DARK', cta: 'ICON', acceptType: 'OPT_IN' } as const

type Variant = (typeof VARIANTS)[number]
type Position = (typeof POSITIONS)[Variant][number]
type Theme = (typeof THEMES)[number]
type CtaVariant = (typeof CTA_VARIANTS)[number]
type AcceptType = (typeof ACCEPT_TYPES)[number]

const oneOf =
  <Value extends string>(values: readonly Value[], fallback: Value) =>
  (value: string): Value =>
    values.find(known => known === value) ?? fallback

export const toVariant = oneOf<Variant>(VARIANTS, FALLBACKS.variant)
export const toTheme = oneOf<Theme>(THEMES, FALLBACKS.theme)
export const toCtaVariant = oneOf<CtaVariant>(CTA_VARIANTS, FALLBACKS.cta)
export const toAcceptType = oneOf<AcceptType>(ACCEPT_TYPES, FALLBACKS.acceptType)

/**
 * Returns the position for a shape; one that only the other shape has maps to the nearest.
 */
export function toPosition(variant: Variant, value: string): Position {
  const [, edge = 'BOTTOM', side = 'LEFT'] = /^(TOP|BOTTOM)(?:_(LEFT|RIGHT))?$/.exec(value) ?? []
  return (variant === 'BAR' ? edge : `${edge}_${side}`) as Position
}

/** Returns a setting's text, or our default if it is empty: an editor leaves an empty paragraph. */
export const textOr = (words: string, ours: string): string =>
  words.trim() === '' || words.trim() === '<p></p>' ? ours : words

/** Returns the text of HTML without markup, or in a single plain paragraph; undefined for anything more. */
export function plainText(html: string): string | undefined {
  const [, words = html] = /^\s*<p>([^<>&]*)<\/p>\s*$/.exec(html) ?? []
  return /[<>&]/.test(words) ? undefined : words
}
