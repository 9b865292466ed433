import { BUTTON_CLICK_PATH, BUTTON_RENDER_PATH } from '../../../../src/calls/measurements'
import { dom } from '../../../../src/data/core/dom'
import { pagePart } from '../../../../src/site/page-part'
import { cookieIn } from '../../../../src/visitor/core/cookies'
import { BUTTONS } from '../../../../src/visitor/measure-page/signals'
import { buttonFields } from '../../../../src/visitor/statistics/button-fields'
import { VISITOR_COOKIE } from '../../../../src/visitor/tracking'
import { readCookies } from '../../../core/features/page-cookies'
import { watchPage, within } from '../../../page/watch-page'
import type { Measuring } from '../page/measuring'

/** Maximum number of rendered buttons reported per page. */
const MAX_RENDERS = 50

/** Reports each rendered button and each click; clicks do not wait for it. */
export function startButtons({ $site, send, signal, isTracked }: Measuring): void {
  if (signal.aborted || !isTracked()) return
  const reported = new WeakSet<Element>()
  let left = MAX_RENDERS
  const reportButton = (path: string, button: Element): void => {
    const page = pagePart($site.get(), { title: dom.title, path: location.pathname })
    const visitorCookie = cookieIn(readCookies(), VISITOR_COOKIE) ?? ''
    void send.json(path, {
      ...buttonFields(button),
      visitorCookie,
      ...(page ?? { pageTitle: dom.title, pagePath: location.pathname }),
    })
  }
  const reportRendered = (root: ParentNode): void => {
    for (const button of within(root, BUTTONS)) {
      if (reported.has(button) || left <= 0) continue
      reported.add(button)
      left--
      reportButton(BUTTON_RENDER_PATH, button)
    }
  }

  reportRendered(dom)
  signal.addEventListener('abort', watchPage(document, reportRendered))
  dom.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest(BUTTONS) : null
      if (button) reportButton(BUTTON_CLICK_PATH, button)
    },
    { capture: true, signal },
  )
}
