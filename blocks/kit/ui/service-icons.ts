/**
 * The icons of services: paths in a 24 × 24 view box, drawn as lines of 1.75. They are generic, not trademarks.
 */
const CIRCLE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z'

/** The icon of each service by its name in lower case, and those of mail, phone, links and unknown services. */
export const SERVICE_ICONS = {
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7h.01',
  facebook: 'M10 21v-8H7V9h3V7c0-3 2-4 4-4h3v4h-2c-1 0-1 .5-1 1v1h3l-.5 4H14v8z',
  x: 'M4 4l16 16M20 4L4 20',
  youtube: 'M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM10 9l5 3-5 3z',
  tiktok: 'M10 11a4 4 0 1 0 4 4V3c.5 3 2.5 4.5 5 5',
  linkedin: 'M6 10v9M6 5h.01M11 19v-9M11 14c0-5 7-5 7 0v5',
  pinterest: 'M9 21l3-12M8 14c-3-5 1-9 5-9s7 4 5 8-6 4-7 2',
  vimeo: 'M3 8l4-3 4 13 9-9c1-4-4-5-5-1',
  soundcloud: 'M3 17v-4M6 18v-7M9 18V9M12 18V7c5-1 6 3 6 4 5 0 5 7 0 7z',
  spotify: `${CIRCLE}M7 10c3-1 7-1 10 1M8 13c3-1 6 0 8 1M9 16c2-.5 4 0 5 1`,
  bluesky:
    'M12 11C10 7 6 4 3 4c0 4 1 8 5 8-4 1-4 7 0 7 2 0 3-3 4-6 1 3 2 6 4 6 4 0 4-6 0-7 4 0 5-4 5-8-3 0-7 3-9 7z',
  threads: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM16 8v5c0 3 5 3 5-1a9 9 0 1 0-4 7',
  whatsapp: 'M4 20l1.5-4A8 8 0 1 1 8 19zM9 9c0 3 3 6 6 6',
  github: 'M9 8l-5 4 5 4M15 8l5 4-5 4',
  reddit:
    'M12 8c5 0 9 2.5 9 6s-4 6-9 6-9-2.5-9-6 4-6 9-6zM12 8l1-5 4 1M8.5 12.5h.01M15.5 12.5h.01M8.5 16c2 1.5 5 1.5 7 0',
  tumblr: 'M10 3v5h5M10 8v8c0 4 3 5 6 4M6 8h4',
  email: 'M3 6h18v12H3zM3 7l9 6 9-6',
  phone: 'M6 3h4l2 5-3 2a12 12 0 0 0 5 5l2-3 5 2v4c0 2-2 3-4 3A16 16 0 0 1 3 7c0-2 1-4 3-4z',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
  share: 'M12 3v12M7 8l5-5 5 5M5 13v6a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6',
  globe: `${CIRCLE}M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18`,
} as const
