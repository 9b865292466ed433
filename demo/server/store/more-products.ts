import { type ProductFromJson, variant } from '../database/product-definition.ts'

/** Products other than pottery: furniture, downloads, courses, gift cards and subscriptions. */
export const MORE_PRODUCTS: readonly ProductFromJson[] = [
  {
    id: 'stool',
    slug: 'three-legged-stool',
    details: {
      title: 'Three-legged stool',
      kind: 'PHYSICAL',
      excerpt: 'Three legs never wobble.',
      text: [
        'Wedged, not glued. Oiled twice before it leaves; oil it once a year and it will outlive the floor.',
      ],
      pictures: ['stool'],
    },
    variants: [
      variant('STOOL', 'Wood: ash', 31000, 4, 4600),
      variant('STOOL-OAK', 'Wood: oak', 34500, 2, 5200),
    ],
  },
  {
    id: 'bench',
    slug: 'wedged-bench',
    details: {
      title: 'Wedged bench',
      kind: 'PHYSICAL',
      excerpt: 'One metre eighty of oak, and not one screw.',
      text: [
        'Travels flat, with two wedges and a mallet. Ten minutes to put together, and as long to take with you.',
      ],
      pictures: ['bench'],
    },
    variants: [variant('BENCH', '', 89000, 3, 19000)],
  },
  {
    id: 'glazes',
    slug: 'forty-glazes',
    details: {
      title: 'Forty glazes, as a book to download',
      kind: 'DIGITAL',
      excerpt: 'Recipes, firing curves and what went wrong.',
      text: ['A PDF of 96 pages, with the test tiles photographed in daylight. Share it with your workshop.'],
      pictures: ['book', 'tiles'],
    },
    variants: [variant('GLAZES', '', 1800)],
  },
  {
    id: 'plans',
    slug: 'bench-plans',
    details: {
      title: 'Plans for the bench',
      kind: 'DIGITAL',
      excerpt: 'Drawn full size, to print and to saw by.',
      text: ['Eleven sheets as PDF, with a list of timber. If you get stuck, write to us.'],
      pictures: ['plans'],
    },
    variants: [variant('PLANS', '', 900, undefined, 0, 600)],
  },
  {
    id: 'throwing',
    slug: 'first-bowls',
    details: {
      title: 'First bowls on the wheel',
      kind: 'SERVICE',
      excerpt: 'A day at the wheel, for hands that have never done it.',
      text: [
        'Six wheels, six people, and clay for as many tries as you like. Two bowls are fired and sent after you.',
      ],
      pictures: ['wheel'],
    },
    variants: [
      variant('WHEEL-DEC', 'Day: 12 December', 18000, 6),
      variant('WHEEL-JAN', 'Day: 9 January', 18000, 4),
      variant('WHEEL-FEB', 'Day: 6 February', 16500, 6),
    ],
  },
  {
    id: 'kiln',
    slug: 'a-shelf-in-the-kiln',
    details: {
      title: 'A shelf in the kiln',
      kind: 'SERVICE',
      excerpt: 'Your pots in our next firing, to 1280 °C.',
      text: ['Forty by forty centimetres. Bring them bone dry; we stack, fire and tell you when it is cool.'],
      pictures: ['kiln'],
    },
    variants: [variant('KILN-SHELF', '', 4500, 8)],
  },
  {
    id: 'card',
    slug: 'gift-card',
    details: {
      title: 'Gift card',
      kind: 'GIFT_CARD',
      excerpt: 'For anything here, for as long as we are here.',
      text: ['Comes as an e-mail with a number, to print or to send on.'],
      pictures: ['card'],
    },
    variants: [
      variant('CARD-25', 'Amount: $25', 2500),
      variant('CARD-50', 'Amount: $50', 5000),
      variant('CARD-100', 'Amount: $100', 10000),
    ],
  },
  {
    id: 'monthly-cup',
    slug: 'a-cup-a-month',
    details: {
      title: 'A cup a month',
      kind: 'PHYSICAL',
      excerpt: 'The first cup of each week’s throwing, until you have enough.',
      text: ['Never the same twice. Stop whenever the shelf is full.'],
      pictures: ['mug', 'cups'],
      plan: { numBillingCycles: 0, billingPeriod: { value: 1, unit: 'month' } },
    },
    variants: [variant('CUP-MONTHLY', '', 3200, 40, 450)],
  },
  {
    id: 'four-seasons',
    slug: 'four-firings',
    details: {
      title: 'Four firings',
      kind: 'PHYSICAL',
      excerpt: 'A crate after each firing of the year.',
      text: ['Three or four pieces that we would have kept ourselves. Ends by itself after the fourth.'],
      pictures: ['crate'],
      plan: { numBillingCycles: 4, billingPeriod: { value: 3, unit: 'month' } },
    },
    variants: [variant('CRATE', '', 9500, 20, 5200)],
  },
]
