/**
 * Whether the page is being edited: an editor shows it in a frame that it has marked with
 * `data-ashlar-editor`, or has marked the page itself with `data-ashlar-edit`.
 */
export function isEditMode(page: Document = document): boolean {
  const isEdited = page.documentElement.hasAttribute('data-ashlar-edit')
  return isEdited || !!page.defaultView?.frameElement?.matches('[data-ashlar-editor]')
}
