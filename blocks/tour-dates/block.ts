import type { BlockManifest } from '../kit/element/block-manifest'

export default {
  title: 'Tour dates',
  description: 'A list of dates with places and tickets.',
  withoutScripts: 'a list of dates',
  budget: 3000,
  legacy: { types: ['tourDates'], names: ['tour-dates', 'tourdates'] },
} satisfies BlockManifest
