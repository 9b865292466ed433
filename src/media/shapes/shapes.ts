/** The shapes to which images and blocks are cropped. */
export const SHAPES = {
  rectangle: { height: 'wide', clipPath: 'inset(0)' },
  'rectangle-tall': { height: 'tall', clipPath: 'inset(0)' },
  square: { height: 'most', clipPath: 'inset(0)' },
  rounded: { height: 'most', clipPath: 'inset(0 round 12%)' },
  circle: { height: 'most', clipPath: 'ellipse(50% 50%)' },
  oval: { height: 'wide', clipPath: 'ellipse(50% 50%)' },
  'oval-tall': { height: 'tall', clipPath: 'ellipse(50% 50%)' },
  pill: { height: 'wide', clipPath: 'inset(0 round 9999px)' },
  'pill-tall': { height: 'tall', clipPath: 'inset(0 round 9999px)' },
  arch: { height: 'tall', clipPath: 'inset(0 round 9999px 9999px 0 0)' },
  parallelogram: { height: 'wide', clipPath: 'polygon(25% 0, 100% 0, 75% 100%, 0 100%)' },
  triangle: { height: 'most', clipPath: polygon(3) },
  diamond: { height: 'most', clipPath: polygon(4) },
  pentagon: { height: 'most', clipPath: polygon(5) },
  hexagon: { height: 'most', clipPath: polygon(6) },
  octagon: { height: 'most', clipPath: polygon(8) },
  star: { height: 'most', clipPath: polygon(10, 0.4) },
} as const satisfies Readonly<Record<string, Shape>>

interface Shape {
  readonly height: keyof typeof NATURAL_HEIGHTS
  readonly clipPath: string
}

/** The natural heights of shapes 100 wide. */
const NATURAL_HEIGHTS = { most: 100, tall: 150, wide: 67 } as const

export type ShapeName = keyof typeof SHAPES

export const SHAPE_NAMES = Object.keys(SHAPES) as ShapeName[]

/** Finds a shape by its name; `undefined` if unknown. */
export function findShape(name: string | undefined): ShapeName | undefined {
  const wanted = name?.trim().toLowerCase()
  return SHAPE_NAMES.find(known => known === wanted)
}

/** The natural height of a shape 100 wide. */
export function naturalHeight(shape: ShapeName): number {
  return NATURAL_HEIGHTS[SHAPES[shape].height]
}

/** A polygon around the center, its first corner at the top; every second corner at the radius `inner`. */
function polygon(corners: number, inner = 1): string {
  const points = [...Array(corners).keys()].map(corner => {
    const turn = (2 * Math.PI * corner) / corners
    const radius = corner % 2 ? 50 * inner : 50
    return `${(50 + radius * Math.sin(turn)).toFixed(1)}% ${(50 - radius * Math.cos(turn)).toFixed(1)}%`
  })
  return `polygon(${points})`
}
