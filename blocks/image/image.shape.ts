/** The shapes a picture can be cut to, each drawn in its box. */
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
  diamond: { height: 'most', clipPath: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)' },
  triangle: { height: 'most', clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' },
  parallelogram: { height: 'wide', clipPath: 'polygon(25% 0, 100% 0, 75% 100%, 0 100%)' },
  trapezoid: { height: 'wide', clipPath: 'polygon(20% 0, 80% 0, 100% 100%, 0 100%)' },
  pentagon: { height: 'most', clipPath: 'polygon(50% 0, 100% 38%, 82% 100%, 18% 100%, 0 38%)' },
  hexagon: { height: 'most', clipPath: 'polygon(25% 5%, 75% 5%, 100% 50%, 75% 95%, 25% 95%, 0 50%)' },
  octagon: {
    height: 'most',
    clipPath: 'polygon(30% 0, 70% 0, 100% 30%, 100% 70%, 70% 100%, 30% 100%, 0 70%, 0 30%)',
  },
  cross: {
    height: 'most',
    clipPath:
      'polygon(33% 0, 67% 0, 67% 33%, 100% 33%, 100% 67%, 67% 67%, 67% 100%, 33% 100%, 33% 67%, 0 67%, 0 33%, 33% 33%)',
  },
  chevron: { height: 'most', clipPath: 'polygon(0 0, 70% 0, 100% 50%, 70% 100%, 0 100%, 30% 50%)' },
  star: {
    height: 'most',
    clipPath:
      'polygon(50% 0, 61% 35%, 98% 35%, 68% 57%, 79% 91%, 50% 70%, 21% 91%, 32% 57%, 2% 35%, 39% 35%)',
  },
} as const satisfies Readonly<Record<string, Shape>>

interface Shape {
  readonly height: keyof typeof NATURAL_HEIGHTS
  readonly clipPath: string
}

/** How high a shape is by nature, where it is 100 wide (B9 L351). */
export const NATURAL_HEIGHTS = { most: 100, tall: 150, wide: 67 } as const

export type ShapeName = keyof typeof SHAPES

/** Finds a shape by its name; undefined where there is none of that name. */
export function findShape(name: string | null | undefined): ShapeName | undefined {
  const wanted = name?.trim().toLowerCase()
  return (Object.keys(SHAPES) as ShapeName[]).find(known => known === wanted)
}

/** How high a shape is by nature, where it is 100 wide (B9 L351). */
export function naturalHeight(shape: ShapeName): number {
  return NATURAL_HEIGHTS[SHAPES[shape].height]
}
