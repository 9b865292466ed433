/** First and last number of the features that a plan can hold (B3 L173). */
export const PLAN_FEATURE_IDS = { first: 1, last: 69 } as const

/** The features with a name. Which number is whose is not known (B3 L173). */
export const PLAN_FEATURES = [
  'pages',
  'contributors',
  'commerce',
  'codeInjection',
  'giftCards',
  'subscriptions',
  'pointOfSale',
  'prioritySupport',
] as const

/** Blocks that need a plan with their feature (B3 L173). */
export const BLOCKS_WITH_PLAN_FEATURE = ['amazon', 'donation', 'menu', 'opentable'] as const

/** The number is that of a feature. */
export const isPlanFeatureId = (id: number): boolean =>
  Number.isInteger(id) && id >= PLAN_FEATURE_IDS.first && id <= PLAN_FEATURE_IDS.last

/** The block works only on a plan that holds its feature. */
export const needsPlanFeature = (block: string): boolean =>
  BLOCKS_WITH_PLAN_FEATURE.some(name => name === block)
