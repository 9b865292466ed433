/** The role that rules check: separate, so that bundles do not contain the table. */
export const VIEWER = 10

/** The roles of contributors. */
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
