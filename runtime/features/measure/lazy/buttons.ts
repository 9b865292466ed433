import { BUTTON_CLICK_PATH, BUTTON_RENDER_PATH } from '../../../../src/calls/census'
import { pagePart } from '../../../../src/site/page-part/page-part'
import { cookieIn, VISITOR_COOKIE } from '../../../../src/visitor/core/tracking'
import { BUTTONS } from '../../../../src/visitor/measure-page/signals'
import { buttonFields } from '../../../../src/visitor/statistics/button-fields'
import { readCookies } from '../../../core/features/page-cookies'
import { watchPage, within } from '../../../page/watch-page'
import type { Measuring } from '../page/measuring'

/** Buttons of a page that are told of at most: a list of thousands says no more. */
const MAX_RENDERS = 50

/** Tells of each button that comes up, and of each click (B7 L302). No click waits for it. */
export function startButtons({ $site, send, signal, isTracked }: Measuring): void {
  if (signal.aborted || !isTracked()) return
  const told = new WeakSet<Element>()
  let left = MAX_RENDERS
  const tell = (path: string, button: Element): void => {
    const page = pagePart($site.get(), { title: document.title, path: location.pathname })
    const visitorCookie = cookieIn(readCookies(), VISITOR_COOKIE) ?? ''
    void send.json(path, {
      ...buttonFields(button),
      visitorCookie,
      ...(page ?? { pageTitle: document.title, pagePath: location.pathname }),
    })
  }
  const render = (root: ParentNode): void => {
    for (const button of within(root, BUTTONS)) {
      if (told.has(button) || left <= 0) continue
      told.add(button)
      left--
      tell(BUTTON_RENDER_PATH, button)
    }
  }

  render(document)
  signal.addEventListener('abort', watchPage(document, render))
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest(BUTTONS) : null
      if (button) tell(BUTTON_CLICK_PATH, button)
    },
    { capture: true, signal },
  )
}
