import { dom, globalOf } from '../../data/core/dom'
import { isRecord } from '../../data/core/json'
import { BlockError } from '../../data/core/report'
import { createThirdPartyScript } from '../../dom/trusted-code'
import { CAPTCHA_MESSAGES } from './captcha.messages'

export interface WidgetOptions {
  readonly siteKey: string
  readonly theme: 'light' | 'dark'
  readonly size: 'compact' | 'normal'
  /** Receives the proof, or undefined when it has expired. */
  readonly answered: (answer: string | undefined) => void
}

/** The widgets of a provider. */
export interface CaptchaWidgets {
  /** Renders a widget and returns its id. */
  render(container: HTMLElement, options: WidgetOptions): unknown
  reset(id: unknown): void
  remove(id: unknown): void
}

type Load = (siteKey: string, signal: AbortSignal) => Promise<CaptchaWidgets>

/** Third-party captchas: their script, and its global. */
const HOSTED = {
  recaptcha: { global: 'grecaptcha', src: 'https://www.google.com/recaptcha/api.js?render=explicit' },
  hcaptcha: { global: 'hcaptcha', src: 'https://js.hcaptcha.com/1/api.js?render=explicit' },
  turnstile: {
    global: 'turnstile',
    src: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  },
} as const

/** A captcha by its provider: our own, or a third party's. */
export type CaptchaKind = 'altcha' | keyof typeof HOSTED

/** Loads the widgets of each provider. */
export const CAPTCHA_LOADERS: Readonly<Record<CaptchaKind, Load>> = {
  altcha: async () => (await import('./altcha')).ALTCHA_WIDGETS,
  recaptcha: (siteKey, signal) => loadHosted('recaptcha', siteKey, signal),
  hcaptcha: (siteKey, signal) => loadHosted('hcaptcha', siteKey, signal),
  turnstile: (siteKey, signal) => loadHosted('turnstile', siteKey, signal),
}

/** The members of the global that all three share. */
interface HostedGlobal {
  readonly render: (container: HTMLElement, options: object) => unknown
  readonly reset: (id: unknown) => void
}

async function loadHosted(
  kind: keyof typeof HOSTED,
  siteKey: string,
  signal: AbortSignal,
): Promise<CaptchaWidgets> {
  if (!siteKey) throw new BlockError('captcha-failed', CAPTCHA_MESSAGES.missing)
  const { global, src } = HOSTED[kind]
  if (!read(global)) await loadScript(src, signal)
  const hosted = await ready(global, signal)
  return {
    render: (container, { siteKey, theme, size, answered }) =>
      hosted.render(container, {
        sitekey: siteKey,
        theme,
        size,
        callback: answered,
        'expired-callback': () => answered(undefined),
        'error-callback': () => answered(undefined),
      }),
    reset: id => hosted.reset(id),
    remove(id) {
      // reCAPTCHA has none: its container is emptied.
      const remove: unknown = Reflect.get(hosted, 'remove')
      if (typeof remove === 'function') remove.call(hosted, id)
    },
  }
}

function read(global: string): HostedGlobal | undefined {
  const found: unknown = globalOf(global)
  const isGlobal =
    (isRecord(found) || typeof found === 'function') && typeof Reflect.get(found, 'render') === 'function'
  return isGlobal ? (found as unknown as HostedGlobal) : undefined
}

/** The script may initialise after it has loaded; maximum wait, in ms. */
const READY_TIMEOUT_MS = 10_000
const READY_STEP_MS = 50

async function ready(global: string, signal: AbortSignal): Promise<HostedGlobal> {
  for (let waited = 0; waited <= READY_TIMEOUT_MS; waited += READY_STEP_MS) {
    signal.throwIfAborted()
    const found = read(global)
    if (found) return found
    await new Promise(done => setTimeout(done, READY_STEP_MS))
  }
  throw new BlockError('captcha-failed', CAPTCHA_MESSAGES.missing)
}

function loadScript(src: string, signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const script = createThirdPartyScript(src)
    script.onload = () => done()
    script.onerror = () => fail(new BlockError('captcha-failed', CAPTCHA_MESSAGES.missing))
    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
    dom.head.append(script)
  })
}
