/** The cookie banner's settings, by the editor's names for them. */

/** Checkboxes. */
export const COOKIE_FLAGS = [
  ['isCookieBannerEnabled', 'Show the banner'],
  ['isAnalyticsCookiesDisabled', 'No tracking cookies before consent'],
  ['isRestrictiveCookiePolicyAbsolute', 'No tracking cookies after consent either'],
  ['isActivityLogEnabled', 'Record visitor activity'],
] as const

export const COOKIE_TEXTS = [
  ['cookieBannerText', 'Notice'],
  ['cookieBannerCtaText', 'Label of the accept button'],
  ['cookieBannerOptOutCtaText', 'Label of the decline button'],
] as const

/** Selects: the specification's values with their labels. */
export const COOKIE_CHOICES = [
  [
    'cookieBannerVariant',
    'Kind',
    [
      ['BAR', 'A bar'],
      ['POPUP', 'A pop-up'],
    ],
  ],
  [
    'cookieBannerPosition',
    'Place',
    [
      ['TOP', 'Top'],
      ['BOTTOM', 'Bottom'],
      ['TOP_LEFT', 'Top left'],
      ['TOP_RIGHT', 'Top right'],
      ['BOTTOM_LEFT', 'Bottom left'],
      ['BOTTOM_RIGHT', 'Bottom right'],
    ],
  ],
  [
    'cookieBannerTheme',
    'Theme',
    [
      ['LIGHT', 'Light'],
      ['DARK', 'Dark'],
    ],
  ],
  [
    'cookieBannerCtaVariant',
    'Button',
    [
      ['TEXT', 'Text'],
      ['BUTTON', 'Button'],
      ['ICON', 'Icon'],
    ],
  ],
  [
    'cookieBannerAcceptType',
    'Choices',
    [
      ['OPT_IN', 'Accept'],
      ['OPT_IN_AND_OUT', 'Accept and decline'],
    ],
  ],
] as const
