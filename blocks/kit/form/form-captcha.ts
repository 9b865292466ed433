import { dom } from '../../../src/data/core/dom'
import { report } from '../../../src/data/core/report'
import { type CaptchaKind, createCaptchas } from '../../../src/forms/captcha/captcha'
import { CAPTCHA_MESSAGES } from '../../../src/forms/captcha/captcha.messages'
import { captchaSettings } from '../../../src/site/form-settings'
import { whenConsented } from '../../../src/visitor/when-consented'
import { adoptStyles } from '../element/adopt-styles'
import css from './form-captcha.css?inline'
import type { FormElements } from './form-elements'

adoptStyles(css)

/** The captcha settings of a form. */
export interface CaptchaSettings {
  readonly provider: CaptchaKind
  readonly siteKey: string
  readonly theme: 'light' | 'dark'
}

/** The captcha of one form. */
export interface RunningCaptcha {
  /** The visitor's proof; undefined before it is given. */
  answer(): string | undefined
  /** Requests another proof; the form cannot be sent until it is given. */
  reset(): void
  /** Moves the focus to the captcha: the button that had it may be disabled. */
  focus(): void
  stop(): void
}

/**
 * Shows the captcha of a form, in its place or before its submit button.
 *
 * @param completed called whenever the visitor has given a proof.
 */
export function startCaptcha(
  elements: Pick<FormElements, 'captcha' | 'buttons'>,
  { provider, siteKey, theme }: CaptchaSettings,
  completed: () => void,
): RunningCaptcha {
  const captchas = createCaptchas(provider, siteKey || captchaSettings().siteKey)
  const own = elements.captcha
  const container = own ?? dom.createElement('div')
  const buttons = elements.buttons
  if (!own) {
    container.className = 'form__captcha'
    buttons.at(-1)?.before(container)
  }
  const allow = (isAllowed: boolean): void => {
    for (const button of buttons) button.disabled = !isAllowed
  }
  let stopAsking = (): void => {}
  let isGone = false
  const draw = (): void => {
    const answered = (): void => {
      allow(true)
      completed()
    }
    captchas.render(container, { theme, completed: answered }).catch(cause => {
      report(cause, container)
      if (isGone) return
      // Without the captcha the form cannot be sent, so the visitor can retry.
      stopAsking = drawButton(container, CAPTCHA_MESSAGES.again, draw)
    })
  }
  let stopWaiting = (): void => {}
  if (provider === 'altcha') draw()
  else stopWaiting = whenWanted(container, draw)

  return {
    answer: () => captchas.answer(container),
    reset() {
      if (captchas.reset(container)) allow(false)
    },
    focus() {
      const [control] = container.querySelectorAll<HTMLElement>('input, button, iframe, a[href], [tabindex]')
      if (!control) container.tabIndex = -1
      ;(control ?? container).focus()
    },
    stop() {
      isGone = true
      stopWaiting()
      stopAsking()
      captchas.destroy(container)
      allow(true)
      if (!own) container.remove()
    },
  }
}

/** Contacts the third party only after the visitor has consented or asked for the captcha. */
function whenWanted(container: HTMLElement, draw: () => void): () => void {
  const show = (): void => {
    stop()
    draw()
  }
  const takeBack = drawButton(container, CAPTCHA_MESSAGES.ask, show)
  const stopListening = whenConsented('functional', show)
  return stop

  function stop(): void {
    takeBack()
    // Called synchronously if the site does not ask for consent.
    queueMicrotask(() => stopListening())
  }
}

/** Shows a button in place of the captcha; pressing it removes it. Returns a function that removes it. */
function drawButton(container: HTMLElement, text: string, pressed: () => void): () => void {
  const button = dom.createElement('button')
  button.type = 'button'
  button.className = 'form__ask'
  button.textContent = text
  button.addEventListener('click', () => {
    button.remove()
    pressed()
  })
  container.append(button)
  return () => button.remove()
}
