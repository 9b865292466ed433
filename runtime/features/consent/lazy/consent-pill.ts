import { dom } from '../../../../src/data/core/dom'
import { pageTranslations } from '../../../../src/locale/core/page-translations'
import { keepClear } from '../../../../src/overlays/keep-clear'
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
  inset-inline-start: max(16px, env(safe-area-inset-left));
  inset-block-end: max(16px, env(safe-area-inset-bottom));
  translate: 0 calc(-1 * var(--ashlar-dock-height, 0px));
  z-index: 2147483000;
  box-sizing: border-box;
  max-inline-size: calc(100vw - 32px);
  min-block-size: 36px;
  padding: 8px 14px;
  border: 1px solid var(--ashlar-line);
  border-radius: 32px;
  background: var(--ashlar-surface);
  color: var(--ashlar-text);
  box-shadow: 0 2px 10px rgb(0 0 0 / 18%);
  font: 500 0.8125em/1.4 system-ui, sans-serif;
  cursor: pointer;
}
button.aside { inset-inline: auto max(16px, env(safe-area-inset-right)) }
button:hover { text-decoration: underline }
button:focus-visible { outline: 3px solid var(--ashlar-focus, currentColor); outline-offset: 2px }
@media print { button { display: none } }
`

/**
 * Shows the small button that reopens the consent panel. It moves to the other corner while it would hide the focused element,
 * and the page gets extra space if it would cover a control at its end.
 *
 * @param label the site's text; empty for the default.
 * @param signal removes it.
 */
export function showPill(label: string, open: () => void, signal: AbortSignal): void {
  if (signal.aborted) return
  const host = dom.createElement('div')
  host.dataset['ashlarSurface'] = 'cookie-settings'
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  root.adoptedStyleSheets = [sheet]
  const button = dom.createElement('button')
  button.type = 'button'
  const write = (): void => {
    button.textContent = label || CONSENT_MESSAGES.pill
  }
  write()
  pageTranslations()?.then(write)
  button.setAttribute('part', 'button')
  button.addEventListener('click', open)
  root.append(button)
  dom.body.append(host)
  const { style } = dom.documentElement
  style.setProperty(HEIGHT, `${button.offsetHeight + GAP_PX}px`)
  const stop = keepClear(button, isAside => button.classList.toggle('aside', isAside))
  const takeRoom = keepRoom(button, `16px + var(${HEIGHT}, 0px)`)
  signal.addEventListener('abort', () => {
    stop()
    takeRoom()
    host.remove()
    style.removeProperty(HEIGHT)
    if (!dom.documentElement.getAttribute('style')) dom.documentElement.removeAttribute('style')
  })
}
