import { BLOCKS_WITH_PLAN_FEATURE, PLAN_FEATURE_IDS } from './enumerations'

/** Whether the number is a plan feature's [ENUM-25]. */
export const isPlanFeatureId = (id: number): boolean =>
  Number.isInteger(id) && id >= PLAN_FEATURE_IDS.first && id <= PLAN_FEATURE_IDS.last

/** Whether a block can be added only on a plan with its feature [ENUM-26]. */
export const needsPlanFeature = (block: string): boolean =>
  BLOCKS_WITH_PLAN_FEATURE.some(name => name === block)
