/** Makes the button, `/` and Ctrl+K open the search, whose index loads with the first use. */
export function startSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#search')
  const button = document.querySelector<HTMLButtonElement>('[data-search]')
  if (!dialog || !button) return
  const open = (): void => {
    if (dialog.open) return
    dialog.showModal()
    void import('./search.ts').then(({ run }) => run(dialog))
  }
  button.hidden = false
  button.addEventListener('click', open)
  document.addEventListener('keydown', event => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select, .cm-editor')
    const isWanted =
      (event.key === '/' && !isTyping) || (event.key === 'k' && (event.ctrlKey || event.metaKey))
    if (!isWanted) return
    event.preventDefault()
    open()
  })
  dialog.addEventListener('click', event => {
    if (event.target === dialog) dialog.close()
  })
}
