/** How far an item is on its way to the public (B3 L162). */
export const PUBLICATION_STATUSES = {
  published: 1,
  scheduled: 2,
  needsReview: 3,
  draft: 4,
  private: 5,
  deleted: 6,
} as const

/** Visibility of an item as the visitor's page reads it (B3 L162). */
export const ITEM_VISIBILITIES = ['draft', 'published', 'needs_review', 'scheduled'] as const

/** What a status that keeps an item from the public is called on the page (B4 L263). */
export const CONTENT_STATUS_LABELS = {
  scheduled: 'Scheduled',
  needsReview: 'Needs Review',
  draft: 'Draft',
  private: 'Private',
} as const satisfies Partial<Record<keyof typeof PUBLICATION_STATUSES, string>>
