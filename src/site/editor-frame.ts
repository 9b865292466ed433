/** The frame in which an editor shows a page. */
export const EDITOR_FRAME = '[data-ashlar-editor]'
