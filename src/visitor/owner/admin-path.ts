/** The kinds of paths that lead an owner elsewhere than to a page. */
export type AdminPath = 'collection-panel' | 'file' | 'upgrade'

const PATHS: readonly (readonly [AdminPath, RegExp])[] = [
  // The id has exactly 24 characters [OWN-17].
  ['collection-panel', /^\/pages\/[a-z\d]{24}\/?$/i],
  // [OWN-18]
  ['file', /^\/s\/./],
  // A trial, then a plan [OWN-19].
  ['upgrade', /^\/settings\/billing\/upgrade\/?$/],
  ['upgrade', /^\/settings\/billing\/subscriptions\/website\/?$/],
]

/** Recognises a path of the admin area; `undefined` for a page. */
export function adminPath(pathname: string): AdminPath | undefined {
  return PATHS.find(([, shape]) => shape.test(pathname))?.[0]
}
