import { pageTranslations } from '../../../../src/locale/core/page-translations'
import { keepClear } from '../../../../src/overlays/bars/keep-clear'
import { keepRoom } from '../../../../src/overlays/keep-room'
import { CONSENT_MESSAGES } from '../../../../src/visitor/consent/consent.messages'

/** Distance to elements above it. */
const GAP_PX = 8

/** Custom property with the height of the button, for other elements in its corner. */
const HEIGHT = '--ashlar-pill-height'

const CSS = `
:host { all: initial; display: contents; color-scheme: inherit }
button {
  all: unset;
  position: fixed;
  inset-inline-start: max(1rem, env(safe-area-inset-left));
  inset-block-end: max(1rem, env(safe-area-inset-bottom));
  translate: 0 calc(-1 * var(--ashlar-dock-height, 0px));
  z-index: 2147483000;
  box-sizing: border-box;
  max-inline-size: calc(100vw - 2rem);
  min-block-size: 2.25rem;
  padding: 0.5rem 0.875rem;
  border: 1px solid var(--ashlar-line);
  border-radius: 2rem;
  background: var(--ashlar-surface);
  color: var(--ashlar-text);
  box-shadow: 0 2px 10px rgb(0 0 0 / 18%);
  font: 500 0.8125rem/1.4 system-ui, sans-serif;
  cursor: pointer;
}
button.aside { inset-inline: auto max(1rem, env(safe-area-inset-right)) }
button:hover { text-decoration: underline }
button:focus-visible { outline: 3px solid var(--ashlar-focus, currentColor); outline-offset: 2px }
@media print { button { display: none } }
`

/**
 * Shows the small button that reopens the consent panel. It moves to the other corner when it covers the focused element,
 * and the page gets extra space if it would cover a control at its end.
 *
 * @param label the site's text; empty for the default.
 * @param signal removes it.
 */
export function showPill(label: string, open: () => void, signal: AbortSignal): void {
  if (signal.aborted) return
  const host = document.createElement('div')
  host.dataset['ashlarSurface'] = 'cookie-settings'
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  root.adoptedStyleSheets = [sheet]
  const button = document.createElement('button')
  button.type = 'button'
  const write = (): void => {
    button.textContent = label || CONSENT_MESSAGES.pill
  }
  write()
  pageTranslations()?.then(write)
  button.setAttribute('part', 'button')
  button.addEventListener('click', open)
  root.append(button)
  document.body.append(host)
  const { style } = document.documentElement
  style.setProperty(HEIGHT, `${button.offsetHeight + GAP_PX}px`)
  const stop = keepClear(button, () => button.classList.toggle('aside'))
  const takeRoom = keepRoom(button, `1rem + var(${HEIGHT}, 0px)`)
  signal.addEventListener('abort', () => {
    stop()
    takeRoom()
    host.remove()
    style.removeProperty(HEIGHT)
    if (!document.documentElement.getAttribute('style')) document.documentElement.removeAttribute('style')
  })
}
