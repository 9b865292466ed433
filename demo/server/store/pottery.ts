import { type ProductFromJson, variant } from '../database/product-definition.ts'

/** The studio's pottery. */
export const POTTERY: readonly ProductFromJson[] = [
  {
    id: 'bowls',
    slug: 'stacking-bowls',
    details: {
      title: 'Stacking bowls',
      kind: 'PHYSICAL',
      excerpt: 'Each sits in the one below it, with a finger’s width between.',
      text: [
        'Thrown from one weighed lump after another, each a little smaller. The glazes change from bowl to bowl, so the stack is never the same twice.',
        'For the table, the oven and the dishwasher.',
      ],
      pictures: ['bowls', 'shelf'],
      size: [24, 24, 16],
    },
    variants: [
      variant('BOWL-S', 'Set: three', 8400, 50, 1900),
      variant('BOWL-L', 'Set: five', 12900, 50, 2900),
    ],
  },
  {
    id: 'cups',
    slug: 'dipped-cups',
    details: {
      title: 'Dipped cups, two',
      kind: 'PHYSICAL',
      excerpt: 'Held by the foot, dipped once, and left alone.',
      text: [
        'A quarter of a litre each, with a handle for three fingers. Sold by twos, because one always breaks.',
      ],
      pictures: ['cups'],
      size: [12, 9, 8],
    },
    variants: [
      variant('CUP-2', 'Glaze: sand', 5200, 50, 800),
      variant('CUP-2-SAGE', 'Glaze: sage', 5200, 24, 800),
      variant('CUP-2-INK', 'Glaze: ink', 5600, 0, 800),
    ],
  },
  {
    id: 'plates',
    slug: 'everyday-plates',
    details: {
      title: 'Everyday plates',
      kind: 'PHYSICAL',
      excerpt: 'Flat enough for a knife, with a rim that keeps the sauce.',
      text: [
        'The last of the summer’s glazes, so they go for less. Once they are gone there will be others.',
      ],
      pictures: ['plates'],
    },
    variants: [
      variant('PLATE-SIDE', 'Size: side', 3200, 30, 500, 2600),
      variant('PLATE-DINNER', 'Size: dinner', 4400, 26, 900, 3600),
    ],
  },
  {
    id: 'teapot',
    slug: 'sage-teapot',
    details: {
      title: 'Sage teapot',
      kind: 'PHYSICAL',
      excerpt: 'Eight cups, a spout that does not drip, and a handle of bent ash.',
      text: [
        'The spout took eleven tries. The handle is steamed on the bench next door and can be replaced.',
      ],
      pictures: ['teapot'],
      size: [26, 17, 15],
    },
    variants: [variant('TEAPOT', '', 16500, 12, 1300)],
  },
  {
    id: 'vases',
    slug: 'bud-vases',
    details: {
      title: 'Bud vases',
      kind: 'PHYSICAL',
      excerpt: 'For one twig, or for nothing at all.',
      text: ['Thrown from what is left on the wheel at the end of the day.'],
      pictures: ['vases'],
    },
    variants: [
      variant('VASE-L-RUST', 'Height: low, Glaze: rust', 3400, 14, 400),
      variant('VASE-L-CREAM', 'Height: low, Glaze: cream', 3400, 9, 400),
      variant('VASE-L-INK', 'Height: low, Glaze: ink', 3400, 0, 400),
      variant('VASE-T-RUST', 'Height: tall, Glaze: rust', 4800, 6, 600),
      variant('VASE-T-CREAM', 'Height: tall, Glaze: cream', 4800, 11, 600),
    ],
  },
  {
    id: 'jar',
    slug: 'moon-jar',
    details: {
      title: 'Moon jar, wood ash',
      kind: 'PHYSICAL',
      excerpt: 'Two halves, joined at the middle, and one of the few that stayed round.',
      text: ['There is one. The ash comes from the apple trees behind the smithy.'],
      pictures: ['jar', 'vessels'],
      size: [34, 34, 36],
    },
    variants: [variant('JAR-1', '', 48000, 1, 4200)],
  },
  {
    id: 'bottle',
    slug: 'tall-bottle',
    details: {
      title: 'Tall bottle',
      kind: 'PHYSICAL',
      excerpt: 'Bare clay outside, glazed within.',
      text: ['All of October’s have found a home. The next ones leave the kiln in February.'],
      pictures: ['branch'],
    },
    variants: [variant('BOTTLE', '', 14500, 0, 1600)],
  },
  {
    id: 'trio',
    slug: 'window-trio',
    details: {
      title: 'Window trio',
      kind: 'PHYSICAL',
      excerpt: 'A bottle, a jar and a bowl that were fired side by side.',
      text: ['We set them on the sill one morning and did not want to part them again.'],
      pictures: ['vessels'],
    },
    variants: [variant('TRIO', '', 26000, 2, 3800)],
  },
  {
    id: 'tile',
    slug: 'test-tile',
    details: {
      title: 'Test tile',
      kind: 'PHYSICAL',
      excerpt: 'One glaze, one square, one number on the back.',
      text: ['Send it back with your order and we glaze to match. Or keep it under a cup.'],
      pictures: ['tiles'],
    },
    variants: [variant('TILE', '', 400, 400, 120)],
  },
]
