/** What the lightbox says. */
export const MESSAGES = {
  lightbox: 'Lightbox',
  close: 'Close',
  previous: 'Previous Slide',
  next: 'Next Slide',
  slide: 'slide',
  carousel: 'carousel',
  showCaption: 'Show caption',
  hideCaption: 'Hide caption',
  play: 'Play',
  broken: 'This picture could not be loaded.',
} as const

/** "3 / 10", in the digits of the page's language. */
export function counter(index: number, count: number, language: string | undefined): string {
  const digits = digitsOf(language)
  return `${digits.format(index + 1)} / ${digits.format(count)}`
}

/** "3 of 10", for those who hear it. */
export function position(index: number, count: number, language: string | undefined): string {
  const digits = digitsOf(language)
  return `${digits.format(index + 1)} of ${digits.format(count)}`
}

function digitsOf(language: string | undefined): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(language)
  } catch {
    // A page may name a language that is none; the visitor's own then counts.
    return new Intl.NumberFormat()
  }
}
