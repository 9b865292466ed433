/** Height of the largest wave, by its width: steep enough to be seen, and its words can still be read. */
const MAX_STEEPNESS = 0.12

/** The width of one wave, 250 to 1000 px: the higher the frequency, 0 to 1, the narrower (B9 L359). */
export function waveWidth(frequency: number): number {
  return 1000 - Math.min(Math.max(frequency, 0), 1) * 750
}

/** Half the height of a wave, in px. @param intensity 0 to 1. */
export function waveHeight(intensity: number, width: number): number {
  return Math.min(Math.max(intensity, 0), 1) * MAX_STEEPNESS * width
}

/** The items' own width, made whole waves wide, so that one round fits the next. */
export const wholeWaves = (itemsWidth: number, width: number): number =>
  Math.max(1, Math.ceil(itemsWidth / width)) * width

/** Where on the wave something stands: how far below the middle of the line, and how steep, in radians. */
export function onWave(x: number, width: number, height: number): { y: number; angle: number } {
  const phase = (2 * Math.PI * x) / width
  return {
    y: -height * Math.sin(phase),
    angle: Math.atan(-height * ((2 * Math.PI) / width) * Math.cos(phase)),
  }
}

/** Scripts whose letters stand by themselves; those of others would fall apart. */
const APART =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{M}\p{N}\p{P}\p{S}\p{Z}\u200D]*$/u

/** Parts a text into what a wave moves by itself: letters, or words where letters join. Spaces stand alone. */
export function waveParts(text: string): string[] {
  const granularity = APART.test(text.normalize('NFC')) ? 'grapheme' : 'word'
  return [...new Intl.Segmenter(undefined, { granularity }).segment(text)].map(({ segment }) => segment)
}
