/** The depth of an edge at a position along one repetition; both 0 to 1, 1 is the deepest. */
type Profile = (at: number) => number

const arc: Profile = at => 4 * at * (1 - at)
const peak: Profile = at => 1 - Math.abs(2 * at - 1)

/** The edges by words in the names of dividers. */
const PROFILES: readonly (readonly [word: RegExp, profile: Profile])[] = [
  [/slant/i, at => at],
  [/wav/i, at => (1 - Math.cos(2 * Math.PI * at)) / 2],
  [/scallop|round|curve|arc/i, arc],
  [/point|jag|zig|triang/i, peak],
]

/** Points per repetition of an edge: enough for a smooth curve across a window. */
const POINTS = 48

/** The lower edge of a section. */
export interface Divider {
  /** The name of the shape, such as `wavy`. */
  readonly type: string
  /** How often the shape is repeated. */
  readonly repetitions: number
  /** The share of the section's height that it takes, 0 to 1. */
  readonly depth: number
  readonly isFlipX: boolean
  readonly isFlipY: boolean
}

/**
 * The outline of a section with that divider, in shares of its box (`objectBoundingBox`), and the line of the edge.
 * Undefined for shapes that are not known.
 */
export function dividerPath({
  type,
  repetitions,
  depth,
  isFlipX,
  isFlipY,
}: Divider): { readonly outline: string; readonly edge: string } | undefined {
  const profile = PROFILES.find(([word]) => word.test(type))?.[1]
  if (!profile || depth <= 0 || depth >= 1) return undefined
  const steps = Math.max(1, Math.round(repetitions)) * POINTS
  const line: string[] = []
  for (let step = 0; step <= steps; step++) {
    const along = step / steps
    const inShape = ((isFlipX ? steps - step : step) % POINTS) / POINTS
    // The end of the last repetition is an end, not the start of another.
    const at = step === (isFlipX ? 0 : steps) ? 1 : inShape
    const deep = isFlipY ? 1 - profile(at) : profile(at)
    line.push(`${round(along)},${round(1 - depth + depth * deep)}`)
  }
  return { outline: `M0,0 L1,0 L${[...line].reverse().join(' L')} Z`, edge: `M${line.join(' L')}` }
}

const round = (share: number): number => Math.round(share * 10_000) / 10_000
