/** What the quick view says; ours. */
export const MESSAGES = {
  name: 'Product',
  close: 'Close',
  loading: 'Loading…',
  failed: 'This product cannot be shown here.',
  page: 'View the full page',
} as const
