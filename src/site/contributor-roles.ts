/** The one role that rules ask for: alone, so that bundles do not carry the table. */
export const VIEWER = 10

/** What a person may be on a site (B3 L174). */
export const CONTRIBUTOR_ROLES = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  storeManager: 8,
  scheduling: 9,
  viewer: VIEWER,
  campaignsEditor: 11,
  schedulingViewer: 12,
  schedulingEditor: 13,
} as const
