// The page of the cookie banner: its buttons force a banner, as an editor does.

document.addEventListener('click', ({ target }) => {
  const button = target instanceof HTMLElement && target.closest('button')
  if (!button) return
  const { force } = button.dataset
  if (force) {
    const detail = JSON.parse(force)
    document.dispatchEvent(new CustomEvent('ashlar:cookie-banner:force', { detail }))
  }
  if ('unforce' in button.dataset) document.dispatchEvent(new CustomEvent('ashlar:cookie-banner:unforce'))
})
