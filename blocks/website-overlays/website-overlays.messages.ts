/** The texts of the overlay panel, for the owner. */
export const OVERLAY_MESSAGES = {
  button: 'Overlays',
  title: 'Overlays that visitors see on this page',
  close: 'Close',
  shown: 'Shown',
  hidden: 'Not shown',
  preview: 'Show the pop-up',
} as const

/** The names of the overlays. */
export const OVERLAY_NAMES: Readonly<Record<string, string>> = {
  'popup-overlay': 'Pop-up',
  'announcement-bar': 'Announcement bar',
  'info-bar': 'Mobile info bar',
  'site-badge': 'Badge',
  'licensed-assets-bar': 'Licensed pictures',
  'pinterest-overlay': 'Pinterest button',
}

/** The reasons why an overlay is not shown. */
export const REASONS: Readonly<Record<string, string>> = {
  off: 'It is switched off.',
  empty: 'It has no content on this page.',
  'page-type': 'Splash and lock pages have none.',
  mobile: 'It is switched off on mobile devices.',
  screenshot: 'This is a screenshot.',
  'other-pages': 'It is not switched on for this page.',
  submitted: 'It was used to sign up in this browser.',
  'never-again': 'It was closed in this browser, and shows once only.',
  'closed-lately': 'It was closed in this browser a short time ago.',
}
