import { EDITOR_FRAME } from '../../../src/site/core/edit-mode'
import type { SiteStore } from '../../../src/site/core/site-store'

/** The files of one bundle, as URLs for `import()` and `<link>`. */
export interface Rollup {
  readonly js: readonly string[]
  /** Absent for a built-in bundle, which carries its styles and imports `core` itself. */
  readonly css?: readonly string[]
}

/**
 * Looks a bundle up in the current context's `rollups`, then in `others`. A list of one file may be a single string.
 */
export function readRollups<Other>(
  rollups: () => unknown,
  others: (name: string) => Other,
): (name: string) => Rollup | Other {
  return name => {
    const own = Object(rollups())
    if (!Object.hasOwn(own, name)) return others(name)
    const { js = [], css = [] } = Object(own[name])
    return { js: [js].flat(), css: [css].flat() }
  }
}

/**
 * The bundles of the editor that shows this page in a frame, if one does: it marks the frame with
 * `data-ashlar-editor`. Such a page borrows the bundles of its top window, so that both run the same ones.
 */
export function editorRollups({ frameElement, parent }: Window): unknown {
  // The frame element of another origin is not accessible.
  if (!frameElement?.matches(EDITOR_FRAME)) return
  // An element named `ashlar` has no store.
  const { ashlar } = parent as { ashlar?: { $site?: SiteStore } }
  return ashlar?.$site?.get?.().rollups
}
