import { domOf } from '../../data/core/dom'

/** The frame of an editor that shows a page. */
export const EDITOR_FRAME = '[data-ashlar-editor]'

/**
 * Whether the page is being edited: an editor frames it, or its root element has `data-ashlar-edit`. Such a
 * page does not write history, animate entrances or open pop-ups.
 */
export function isEditMode(view: Window = window): boolean {
  return domOf(view.document).documentElement.hasAttribute('data-ashlar-edit') || editorOf(view) !== null
}

/** The editor's window: the parent of a frame with `data-ashlar-editor`, or the owner's panel. */
export function editorOf({ frameElement, parent, top, self }: Window): Window | null {
  if (frameElement?.matches(EDITOR_FRAME)) return parent
  try {
    return top && top !== self && isConfigPath(top.location.pathname) ? top : null
  } catch {
    // Only windows of another origin hide their path, and the panel has ours.
    return null
  }
}

/** The path of the owner's configuration panel. */
export const CONFIG_PATH = '/config'

/** Whether the path is inside the owner's configuration panel. */
export const isConfigPath = (path: string): boolean =>
  path === CONFIG_PATH || path.startsWith(`${CONFIG_PATH}/`)
