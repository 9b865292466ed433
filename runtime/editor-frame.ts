import { type Ashlar, isAshlar } from './api'

/** Where the owner's configuration panel lives (A2). */
const EDITOR_PATH = /^\/config(\/|$)/

/**
 * The runtime of the editor that shows this page in a frame, if it does (B4 L258): a page on the same
 * origin, under `/config`, or one that marks the frame with `data-ashlar-editor`. Such a frame borrows
 * the editor's table of bundles, so that both run the same modules.
 */
export function editorOf(frame: Window): Ashlar | undefined {
  try {
    const { top } = frame
    if (!top || top === frame) return undefined
    const isEditor =
      EDITOR_PATH.test(top.location.pathname) || frame.frameElement?.hasAttribute('data-ashlar-editor')
    const { ashlar } = top as { ashlar?: unknown }
    return isEditor && isAshlar(ashlar) ? ashlar : undefined
  } catch {
    // A top window of another origin refuses every question: it is no editor of ours.
    return undefined
  }
}
