import { dom } from '../../data/core/dom'
import { BlockError, toBlockError } from '../../data/core/report'
import { CAPTCHA_MESSAGES } from './captcha.messages'
import { CAPTCHA_LOADERS, type CaptchaKind, type CaptchaWidgets } from './captcha-providers'

export type { CaptchaKind } from './captcha-providers'

/** Captchas are compact in a container narrower than this, in px [CAP-05]. */
const COMPACT_BELOW_PX = 320

/** Returns the size of a captcha. */
export const captchaSize = (containerWidth: number): 'compact' | 'normal' =>
  containerWidth < COMPACT_BELOW_PX ? 'compact' : 'normal'

interface CaptchaOptions {
  readonly theme: 'light' | 'dark'
  /** Called whenever the visitor has given a proof. */
  readonly completed: () => void
}

/** Captchas of one provider, by their container. */
interface Captchas {
  /** Renders a captcha, unless the container has one. */
  render(container: HTMLElement, options: CaptchaOptions): Promise<void>
  /** Returns the proof; undefined before it is given and after it has expired. */
  answer(container: HTMLElement): string | undefined
  /** Requests a new proof. Returns false if the captcha was never rendered. */
  reset(container: HTMLElement): boolean
  /** Removes the captcha; its container may then hold another one. */
  destroy(container: HTMLElement): void
}

interface Drawn {
  answer: string | undefined
  widgets?: CaptchaWidgets
  id?: unknown
}

/** Loads a provider's widgets. */
type LoadWidgets = (siteKey: string, signal: AbortSignal) => Promise<CaptchaWidgets>

/** Creates the captchas of a provider; its script loads when the first is rendered. */
export function createCaptchas(
  kind: CaptchaKind,
  siteKey: string,
  load: LoadWidgets = CAPTCHA_LOADERS[kind],
  page: EventTarget = dom,
): Captchas {
  const drawn = new Map<HTMLElement, Drawn>()
  const ending = new AbortController()
  page.addEventListener(
    'ashlar:destroy',
    () => ending.abort(new BlockError('captcha-failed', CAPTCHA_MESSAGES.destroyed)),
    { once: true },
  )

  return {
    async render(container, { theme, completed }) {
      if (drawn.has(container)) return
      const captcha: Drawn = { answer: undefined }
      drawn.set(container, captcha)
      try {
        const widgets = await load(siteKey, ending.signal)
        ending.signal.throwIfAborted()
        // Removed while it was loading.
        if (drawn.get(container) !== captcha) return
        captcha.widgets = widgets
        captcha.id = widgets.render(container, {
          siteKey,
          theme,
          size: captchaSize(container.clientWidth),
          answered(answer) {
            captcha.answer = answer
            if (answer) completed()
          },
        })
      } catch (cause) {
        drawn.delete(container)
        throw toBlockError(cause, 'captcha-failed', CAPTCHA_MESSAGES.missing)
      }
    },
    answer: container => drawn.get(container)?.answer,
    reset(container) {
      const captcha = drawn.get(container)
      if (!captcha?.widgets) return false
      captcha.answer = undefined
      captcha.widgets.reset(captcha.id)
      return true
    },
    destroy(container) {
      const captcha = drawn.get(container)
      drawn.delete(container)
      captcha?.widgets?.remove(captcha.id)
      container.replaceChildren()
    },
  }
}
