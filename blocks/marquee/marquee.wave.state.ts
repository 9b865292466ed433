/** Maximum height of a wave relative to its width, so that text stays legible. */
const MAX_STEEPNESS = 0.12

/** The width of a wave, 1000 to 250 px for a frequency from 0 to 1. */
export function waveWidth(frequency: number): number {
  return 1000 - Math.min(Math.max(frequency, 0), 1) * 750
}

/** Half the height of a wave, in px. @param intensity 0 to 1. */
export function waveHeight(intensity: number, width: number): number {
  return Math.min(Math.max(intensity, 0), 1) * MAX_STEEPNESS * width
}

/** Rounds the items' width up to whole waves, so that rounds join seamlessly. */
export const wholeWaves = (itemsWidth: number, width: number): number =>
  Math.max(1, Math.ceil(itemsWidth / width)) * width

/** The vertical offset and the slope, in radians, at a position on the wave. */
export function onWave(x: number, width: number, height: number): { y: number; angle: number } {
  const phase = (2 * Math.PI * x) / width
  return {
    y: -height * Math.sin(phase),
    angle: Math.atan(-height * ((2 * Math.PI) / width) * Math.cos(phase)),
  }
}

/** Scripts with unconnected letters, which can be split. */
const APART =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{M}\p{N}\p{P}\p{S}\p{Z}\u200D]*$/u

/** Splits a text into letters, or into words in scripts with connected letters. Spaces are separate. */
export function waveParts(text: string): string[] {
  const granularity = APART.test(text.normalize('NFC')) ? 'grapheme' : 'word'
  return [...new Intl.Segmenter(undefined, { granularity }).segment(text)].map(({ segment }) => segment)
}
