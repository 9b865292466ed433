// The types that rules check are separate, so that a bundle that checks one does not contain the table.
export const SPLASH_PAGE = 3
export const LOCK_SCREEN = 103
export const MEMBER_AREA_ACCESS_DENIED = 106
export const REVIEWS_REQUEST = 209

/** The types of pages. */
export const PAGE_TYPES = {
  mainContent: 1,
  page: 2,
  splashPage: SPLASH_PAGE,
  contentItem: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: LOCK_SCREEN,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaAccessDenied: MEMBER_AREA_ACCESS_DENIED,
  showCart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  cartV2: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest: REVIEWS_REQUEST,
  digitalProductComposerPreview: 210,
  orderStatus: 211,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
} as const
