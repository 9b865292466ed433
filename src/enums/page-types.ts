/** What kind of page the server sent (B2 L13-39). */
export const PAGE_TYPES = {
  mainContent: 1,
  page: 2,
  splashPage: 3,
  contentItem: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaAccessDenied: 106,
  showCart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  cartV2: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest: 209,
  digitalProductComposerPreview: 210,
  orderStatus: 211,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
} as const

/** Pages whose look has settings of its own (B2 L41). */
export const TWEAK_PAGE_TYPES = ['splashPage', 'lockScreen', 'popupOverlay', 'checkout', 'style'] as const

/** Pages that stand outside the site's navigation (B3 L166). */
export const SPECIAL_PAGE_KINDS = { coverPage: 1, lockScreen: 2, popupOverlay: 3 } as const
