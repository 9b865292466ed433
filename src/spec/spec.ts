/* `ashlar/spec`: enumerations, tokens, limits and rules for authors of an editor. No page loads it. */

export { PRODUCT_LIST_VIEWS, PRODUCT_TYPES } from '../commerce/product/product'
export { isWellFormed, type LinkKind, linkKind } from '../data/fields/links'
export { type FieldProperty, fieldProperties } from '../forms/fields/field-properties'
export { FIELD_TYPES } from '../forms/fields/field-types'
export { POPUP_POSITIONS } from '../overlays/popups/popups'
export { CONTRIBUTOR_ROLES } from '../site/contributor-roles'
export { ITEM_TYPES } from '../site/item-types'
export { PAGE_TYPES } from '../site/page-types'
export { SITE_STATUSES } from '../site/site-statuses'
export { UNIT_SYSTEMS } from '../site/unit-systems'
export { ANALYTICS_EVENT_TYPES } from '../visitor/statistics/event-types'
export { COMPONENT_BLOCK_TYPE, PAGE_BLOCK_TYPES } from './block-types'
export * from './design-scales'
export {
  addTag,
  type BlogEntry,
  blogUrl,
  checkCodeEditing,
  checkOption,
  checkPageUrl,
  EDITOR_LIMITS,
  editTag,
  type ItemTags,
  renameTag,
  type TagChange,
} from './editing'
export * from './enumerations'
export { isPlanFeatureId, needsPlanFeature } from './enumerations'
export { isLayoutId } from './layouts'
export { MEDIA, MOBILE_BAR_MEDIA } from './media'
export { CONFIRMATIONS, EDITING_MESSAGES } from './messages'
export * from './names'
