// Shows the page full screen, or with the panel's bar above it, when Escape is pressed in either or by the button. Logs
// out on Shift+Escape, in either too.

const TOGGLE_PREVIEW = 'ashlar:toggle-preview'

const bar = document.querySelector('.bar')
const button = document.querySelector('[data-full-screen]')
const frame = document.querySelector('iframe')

function toggle() {
  const hadFocus = bar.contains(document.activeElement)
  bar.hidden = !bar.hidden
  if (bar.hidden && hadFocus) frame.focus()
}

// Only the page in the frame may ask, and only while it is a page of this site.
addEventListener('message', ({ data, origin, source }) => {
  if (origin !== location.origin || source !== frame.contentWindow) return
  if (data?.type === TOGGLE_PREVIEW) toggle()
})
document.addEventListener('keydown', ({ key, shiftKey }) => {
  if (key !== 'Escape') return
  if (shiftKey) document.querySelector('form[action="/config/logout"]').requestSubmit()
  else toggle()
})
// The page in the frame has logged out, and confirms it: it takes the panel's place.
frame.addEventListener('load', () => {
  const { pathname, searchParams, href } = new URL(frame.contentWindow.location.href)
  if (pathname === '/' && searchParams.get('logout') === 'true') location.replace(href)
})
button.addEventListener('click', toggle)
button.hidden = false
