/** What an address of the site means to its owner beyond a page (B2 L46-51). */
export type AdminPath =
  /** The design editor. It is counted, and nothing leads there (B2 L47). */
  | 'design-editor'
  /** The panel of a collection (B2 L49). */
  | 'collection-panel'
  /** A file of the site's (B2 L50). */
  | 'file'
  /** B2 L51 */
  | 'trial-upgrade'
  /** B2 L51 */
  | 'plan-upgrade'

/** Where a trial becomes a site that is paid for, in the admin area (B2 L51). */
export const TRIAL_UPGRADE_PATH = '/settings/billing/upgrade'

/** Where a site takes another plan, in the admin area (B2 L51). */
export const PLAN_UPGRADE_PATH = '/settings/billing/subscriptions/website'

/** The design editor (B2 L47). */
export const DESIGN_EDITOR_PATH = '/config/design'

const PATHS: readonly (readonly [AdminPath, RegExp])[] = [
  ['design-editor', exactly(DESIGN_EDITOR_PATH)],
  // Ids are 24 characters, neither more nor less.
  ['collection-panel', /^\/pages\/[a-z\d]{24}\/?$/i],
  ['file', /^\/s\/./],
  ['trial-upgrade', exactly(TRIAL_UPGRADE_PATH)],
  ['plan-upgrade', exactly(PLAN_UPGRADE_PATH)],
]

/** What the path means to the site's owner; undefined for a page like any other. */
export function adminPath(pathname: string): AdminPath | undefined {
  return PATHS.find(([, shape]) => shape.test(pathname))?.[0]
}

function exactly(path: string): RegExp {
  return new RegExp(`^${path}/?$`)
}
