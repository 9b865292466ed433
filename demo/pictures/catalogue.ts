/** A picture of the QA site: its size, its alternative text and its focal point. */
export interface Picture {
  /** Pixels of the largest stored file. */
  readonly width: number
  readonly height: number
  readonly alt: string
  /** The point that stays visible when the picture is cropped, as fractions of its size. */
  readonly focalPoint: `${number},${number}`
}

/** The widths in which each picture is stored, up to its own. */
export const WIDTHS = [100, 300, 500, 750, 1000, 1500] as const

/** A square picture of a product, which no page shows larger than this. */
const product = <Alt extends string>(alt: Alt, focalPoint: Picture['focalPoint']) =>
  ({ width: 750, height: 750, alt, focalPoint }) as const

/** Every picture of the QA site: landscapes, portraits, squares and panoramas. */
export const PICTURES = {
  vessels: {
    width: 1500,
    height: 1000,
    alt: 'A dark bottle, a round cream jar and a rust bowl in the light of a window',
    focalPoint: '0.5,0.6',
  },
  branch: {
    width: 1000,
    height: 1500,
    alt: 'A tall clay bottle holding one leafy branch',
    focalPoint: '0.5,0.35',
  },
  bowls: {
    width: 1000,
    height: 1000,
    alt: 'Four bowls, stacked, each with a different glaze',
    focalPoint: '0.5,0.55',
  },
  stool: {
    width: 1000,
    height: 1500,
    alt: 'A three-legged ash stool against a plain wall',
    focalPoint: '0.5,0.6',
  },
  bench: {
    width: 1500,
    height: 1000,
    alt: 'A long oak bench with a jar and a bowl on it',
    focalPoint: '0.35,0.5',
  },
  cups: {
    width: 1000,
    height: 1000,
    alt: 'Three cups, dipped in sand, sage and ink',
    focalPoint: '0.5,0.6',
  },
  plates: {
    width: 1000,
    height: 1000,
    alt: 'Overlapping plates seen from above',
    focalPoint: '0.5,0.5',
  },
  jar: {
    width: 1000,
    height: 1500,
    alt: 'A pale moon jar on a dark ledge',
    focalPoint: '0.5,0.6',
  },
  shelf: {
    width: 1500,
    height: 500,
    alt: 'A long shelf of vessels waiting for the kiln',
    focalPoint: '0.5,0.5',
  },
  valley: {
    width: 1500,
    height: 1000,
    alt: 'Hills behind hills, paler with the distance',
    focalPoint: '0.7,0.4',
  },
  tarn: {
    width: 1500,
    height: 600,
    alt: 'A still mountain lake at dusk with the sun on the water',
    focalPoint: '0.62,0.5',
  },
  teapot: product('A sage teapot with a bent wooden handle, and a small cream cup', '0.5,0.55'),
  vases: product('Three bud vases in rust, cream and ink, one with a twig', '0.5,0.6'),
  tiles: product('Nine square tiles, each with another glaze', '0.5,0.5'),
  book: product('Two cloth-bound books with a small bowl on top', '0.5,0.5'),
  plans: product('A drawing of a bench on a sheet of paper, with a pencil', '0.5,0.5'),
  wheel: product('A freshly thrown clay bowl on a potter’s wheel', '0.5,0.5'),
  kiln: product('Two kiln shelves with bowls, cups and a jar', '0.5,0.5'),
  card: product('A card with a small bowl drawn on it, on its envelope', '0.5,0.5'),
  mug: product('A tall sand-coloured cup on a rust saucer', '0.5,0.5'),
  crate: product('A wooden crate filled with pots', '0.5,0.5'),
} as const satisfies Record<string, Picture>

export type PictureName = keyof typeof PICTURES

/** Whether the site has a picture of that name. */
export function isPicture(name: string): name is PictureName {
  return Object.hasOwn(PICTURES, name)
}
