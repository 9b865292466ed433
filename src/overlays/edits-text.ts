/** Types of `<input>` that hold no text. */
const WITHOUT_TEXT = /^(button|checkbox|color|file|hidden|image|radio|range|reset|submit)$/

/** Returns whether a key event targets editable text, in a shadow root too. */
export function editsText(event: Event): boolean {
  const target = event.composedPath()[0]
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !WITHOUT_TEXT.test(target.type)
  return target.isContentEditable || target.matches('textarea, select, [role=textbox], [role=combobox]')
}
