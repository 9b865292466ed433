/** What the owner reads of the site's overlays; the words are ours. */
export const OVERLAY_MESSAGES = {
  button: 'Overlays',
  title: 'What visitors see above this page',
  close: 'Close',
  shown: 'Shown',
  hidden: 'Not shown',
  preview: 'Show the pop-up',
} as const

/** The overlays by name. */
export const OVERLAY_NAMES: Readonly<Record<string, string>> = {
  'popup-overlay': 'Pop-up',
  'announcement-bar': 'Announcement bar',
  'info-bar': 'Mobile info bar',
  'site-badge': 'Badge',
  'licensed-assets-bar': 'Licensed pictures',
  'pinterest-overlay': 'Pinterest button',
}

/** Why an overlay is not shown. */
export const REASONS: Readonly<Record<string, string>> = {
  off: 'It is switched off.',
  empty: 'The page says nothing of what stands in it.',
  'page-type': 'Splash and lock pages have none.',
  mobile: 'It is switched off on mobile devices.',
  screenshot: 'This is a screenshot.',
  'other-pages': 'It is not switched on for this page.',
  submitted: 'This browser has signed up in it.',
  'never-again': 'It was closed in this browser, and shows once only.',
  'closed-lately': 'It was closed in this browser a short time ago.',
}
