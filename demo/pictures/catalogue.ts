/** One drawn picture: what make.ts draws, what the server offers, what a page says about it. */
export interface Picture {
  /** Pixels of the largest stored file. */
  readonly width: number
  readonly height: number
  readonly alt: string
  /** The point that stays in view when a picture is cropped, as fractions of its size. */
  readonly focalPoint: `${number},${number}`
}

/** The widths that image URLs may ask for and that are stored (B9 L349, up to 1500). */
export const WIDTHS = [100, 300, 500, 750, 1000, 1500] as const

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
} as const satisfies Record<string, Picture>

export type PictureName = keyof typeof PICTURES

/** True when the site has a picture of that name. */
export function isPicture(name: string): name is PictureName {
  return Object.hasOwn(PICTURES, name)
}
