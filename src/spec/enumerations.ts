import type { ITEM_TYPES } from '../site/item-types'

/** Pages with style settings of their own [ENUM-02]. */
export const TWEAK_PAGE_TYPES = ['splashPage', 'lockScreen', 'popupOverlay', 'checkout', 'style'] as const

/** The contents of a collection, or their source [ENUM-07]. */
export const COLLECTION_TYPES = {
  generic: 1,
  subscription: 2,
  twitter: 3,
  foursquare: 4,
  instagram: 5,
  galleryBlock: 6,
  templatePage: 7,
  splashPage: 8,
  page: 10,
  '500px': 11,
  flickr: 12,
  products: 13,
  mosaic: 14,
  slideGallery: 15,
  slideAlbum: 16,
  slideVideo: 17,
  albumBlock: 18,
  project: 19,
  sectionCatalog: 20,
  pageCatalog: 21,
  itemCatalog: 22,
  portfolio: 23,
  lessons: 24,
} as const

/** Blocks as the editor numbers them; `PAGE_BLOCK_TYPES` is the numbering of published pages [ENUM-14]. */
export const EDITOR_BLOCK_TYPES = {
  heading: 1,
  subHeading: 2,
  body: 3,
  image: 4,
  gallery: 5,
  video: 6,
  socialIcons: 7,
  buttons: 8,
  navigation: 9,
  customForm: 10,
  newsletter: 11,
  album: 12,
  map: 13,
  logo: 14,
  action: 15,
  form: 16,
  lock: 17,
  password: 18,
  twitter: 19,
  popupOverlayAction: 20,
  tempLockInject: 100,
} as const

/** Pages outside of the site's navigation [ENUM-16]. */
export const SPECIAL_PAGE_KINDS = { coverPage: 1, lockScreen: 2, popupOverlay: 3 } as const

/** Elements that block a pop-up in the editor [ENUM-18]. */
export const POPUP_BLOCKING_KINDS = { buttonBlock: 1, popupOverlay: 2 } as const

/** Versions of the template system, as `templateVersion` has them [ENUM-19]. */
export const SITE_VERSIONS = ['7', '7.1', '8'] as const

/** Devices of the preview [ENUM-20]. */
export const DEVICE_VIEWS = ['desktop', 'phone', 'tablet'] as const

/** Widths for which the fluid layout positions blocks [ENUM-21]. */
export const FLUID_BREAKPOINTS = ['mobile', 'desktop'] as const

/** Sources of a gallery's pictures and videos [ENUM-22]. */
export const GALLERY_MEDIA_TYPES = [
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
] as const

/** Connected services; the specification names these four of about 80 [ENUM-24]. */
export const SERVICES = { facebook: 2, stripe: 15, square: 76, weglot: 80 } as const

/** First and last number of the plan features [ENUM-25]. */
export const PLAN_FEATURE_IDS = { first: 1, last: 69 } as const

/** The plan features that the specification names; it does not say which number is whose [ENUM-25]. */
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

/** Blocks that can be added only on a plan with their feature [ENUM-26]. */
export const BLOCKS_WITH_PLAN_FEATURE = ['amazon', 'donation', 'menu', 'opentable'] as const

/** Tabs of a form's settings [ENUM-28]. */
export const FORM_TABS = { build: 1, storage: 2, advanced: 3, captcha: 4, disclaimer: 5 } as const

/** Permissions that the specification names; it gives no numbers [ENUM-29]. */
export const PERMISSIONS = [
  'authenticatedNoSite',
  'config',
  'admin',
  'contentManager',
  'settings',
  'activity',
  'commerce',
  'newsletter',
  'damask',
  'crm',
  'orders',
  'inventory',
  'payments',
  'billing',
  'domains',
] as const

/** Item types of taxonomies; they have no names [ENUM-08]. */
export const TAXONOMY_ITEM_TYPES = [56, 57, 58] as const

/** Kinds of items in a collection; the specification does not say which item types they belong to [ENUM-01]. */
export const COLLECTION_ITEM_KINDS = {
  audio: 'albumTrack',
  event: 'eventItem',
  image: 'galleryImage',
  portfolioItem: 'portfolioItem',
  text: 'blogPost',
  video: 'galleryVideo',
} as const satisfies Partial<Record<keyof typeof ITEM_TYPES, string>>

/** [ENUM-13] */
export const WEBSITE_TYPES = { classic: 1, coverPage: 2, parkingPage: 3, commerce: 4, enterprise: 5 } as const

/** Publication statuses of an item [ENUM-10]. */
export const PUBLICATION_STATUSES = {
  published: 1,
  scheduled: 2,
  needsReview: 3,
  draft: 4,
  private: 5,
  deleted: 6,
} as const

/** Visibilities of an item [ENUM-11]. */
export const ITEM_VISIBILITIES = ['draft', 'published', 'needs_review', 'scheduled'] as const

/** Labels of the statuses that keep content from the public [ENUM-30]. */
export const CONTENT_STATUS_LABELS = {
  scheduled: 'Scheduled',
  needsReview: 'Needs Review',
  draft: 'Draft',
  private: 'Private',
} as const satisfies Partial<Record<keyof typeof PUBLICATION_STATUSES, string>>

/** Whether the number is a plan feature's [ENUM-25]. */
export const isPlanFeatureId = (id: number): boolean =>
  Number.isInteger(id) && id >= PLAN_FEATURE_IDS.first && id <= PLAN_FEATURE_IDS.last

/** Whether a block can be added only on a plan with its feature [ENUM-26]. */
export const needsPlanFeature = (block: string): boolean =>
  BLOCKS_WITH_PLAN_FEATURE.some(name => name === block)
