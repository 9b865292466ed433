import { type CaptchaKind, createCaptchas } from '../../src/captcha/captcha'
import { report } from '../../src/report'
import { SUBMIT } from './form-lock'

/** Which captcha a form has. */
export interface CaptchaSettings {
  readonly provider: CaptchaKind
  readonly siteKey: string
  readonly theme: 'light' | 'dark'
}

/** The captcha of one form. */
export interface RunningCaptcha {
  /** The proof that the visitor has given; nothing before they have. */
  answer(): string | undefined
  /** Asks for another proof; until it is there the form cannot be sent (A4 L65). */
  reset(): void
  stop(): void
}

/** Shows the captcha of the form inside `box`. */
export function startCaptcha(
  box: HTMLElement,
  { provider, siteKey, theme }: CaptchaSettings,
): RunningCaptcha {
  const captchas = createCaptchas(provider, siteKey)
  const own = box.querySelector<HTMLElement>('.form__captcha, .captcha-container')
  const container = own ?? document.createElement('div')
  const buttons = [...box.querySelectorAll<HTMLButtonElement | HTMLInputElement>(SUBMIT)]
  if (!own) {
    container.className = 'form__captcha'
    buttons.at(-1)?.before(container)
  }
  const allow = (isAllowed: boolean): void => {
    for (const button of buttons) button.disabled = !isAllowed
  }
  captchas.render(container, { theme, completed: () => allow(true) }).catch(cause => report(cause, box))

  return {
    answer: () => captchas.answer(container),
    reset() {
      if (captchas.reset(container)) allow(false)
    },
    stop() {
      captchas.destroy(container)
      allow(true)
      if (!own) container.remove()
    },
  }
}
