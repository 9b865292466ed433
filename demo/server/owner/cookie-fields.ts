/*
 * What the owner's form asks about the cookie banner (B3 L112, B4 L227).
 */

/** Statements, by the name that the call gives them. */
export const COOKIE_FLAGS = [
  ['isCookieBannerEnabled', 'Show the banner'],
  ['isRestrictiveCookiePolicyEnabled', 'No tracking cookies before a visitor agrees'],
  ['isRestrictiveCookiePolicyAbsolute', 'None after that either'],
  ['isVisitorDataRestricted', 'Keep no log of what visitors do'],
] as const

export const COOKIE_TEXTS = [
  ['cookieBannerText', 'Notice'],
  ['cookieBannerCtaText', 'What the button to accept says'],
  ['cookieBannerOptOutCtaText', 'What the button to decline says'],
] as const

/** Choices, with their values as the specification writes them. */
export const COOKIE_CHOICES = [
  ['cookieBannerVariant', 'Kind', ['BAR', 'POPUP']],
  [
    'cookieBannerPosition',
    'Place',
    ['TOP', 'BOTTOM', 'TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'],
  ],
  ['cookieBannerTheme', 'Theme', ['LIGHT', 'DARK']],
  ['cookieBannerCtaVariant', 'Button', ['TEXT', 'BUTTON', 'ICON']],
  ['cookieBannerAcceptType', 'Choices', ['OPT_IN', 'OPT_IN_AND_OUT']],
] as const
