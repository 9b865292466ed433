/** The frame in which an editor shows a page. */
export const EDITOR_FRAME = '[data-ashlar-editor]'

/**
 * Whether the page is being edited: an editor shows it in a frame, or has marked its root element with
 * `data-ashlar-edit`. Such a page writes no history, animates no entrance and opens no pop-up.
 */
export function isEditMode(view: Window = window): boolean {
  return view.document.documentElement.hasAttribute('data-ashlar-edit') || editorOf(view) !== null
}

/**
 * The window of the editor that shows the page: the parent of a frame with `data-ashlar-editor`, or the owner's panel
 * (A4 L67, B2 L68).
 */
export function editorOf({ frameElement, parent, top, self }: Window): Window | null {
  if (frameElement?.matches(EDITOR_FRAME)) return parent
  try {
    return top && top !== self && isConfigPath(top.location.pathname) ? top : null
  } catch {
    // Only a window of another origin hides its path, and the panel has ours.
    return null
  }
}

/** Path of the owner's configuration panel (B2 L45). */
export const CONFIG_PATH = '/config'

/** The path is inside the owner's configuration panel. */
export const isConfigPath = (path: string): boolean =>
  path === CONFIG_PATH || path.startsWith(`${CONFIG_PATH}/`)
