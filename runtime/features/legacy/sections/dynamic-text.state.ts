import { MIN_DYNAMIC_SIZE } from '../../text/fit-text.state'

/** Size at which scaled text is measured, in px. */
export const MEASURED_PX = 100

/**
 * The font size of a card's text: in a card as wide as the window its full size, in a narrower one that share of it.
 * At least 0.75rem.
 */
export function cardTextSize(cardWidth: number, windowWidth: number): string {
  const percent = windowWidth > 0 ? Math.round((cardWidth / windowWidth) * 1000) / 10 : 100
  return `max(${MIN_DYNAMIC_SIZE}, ${Math.min(percent, 100)}%)`
}

/**
 * The font size in px at which a line is as wide as its box; undefined if either has no width.
 *
 * @param measured the line's width at the font size `at`, in px.
 */
export function scaledTextSize(boxWidth: number, measured: number, at: number): number | undefined {
  return boxWidth > 0 && measured > 0 ? Math.floor((boxWidth / measured) * at * 10) / 10 : undefined
}
