import * as z from 'zod/mini'
import { siteCalls } from '../data-layer/site-calls'
import { CAPTCHA_MESSAGES } from './captcha-messages'
import type { CaptchaWidgets, WidgetOptions } from './captcha-providers'
import { solve } from './proof-of-work'

/** Where our own server gives out challenges. */
export const CHALLENGE_PATH = '/api/captcha/challenge'

const challengeAnswer = z.object({
  algorithm: z.enum(['SHA-256', 'SHA-384', 'SHA-512']),
  challenge: z.string(),
  salt: z.string(),
  signature: z.string(),
  maxnumber: z._default(z.number(), 1_000_000),
})

/** A box to tick: it gives a proof of work, of our own server, that no other company hears of. */
export const altchaWidgets: CaptchaWidgets = {
  render: (container, options) => drawBox(container, options),
  reset: box => (box as Box).reset(),
  remove: box => (box as Box).remove(),
}

interface Box {
  reset(): void
  remove(): void
}

function drawBox(container: HTMLElement, { answered, size }: WidgetOptions): Box {
  const label = document.createElement('label')
  const input = Object.assign(document.createElement('input'), { type: 'checkbox' })
  const text = document.createElement('span')
  text.setAttribute('role', 'status')
  label.className = `form__robot form__robot--${size}`
  label.append(input, text)
  container.append(label)

  let running = new AbortController()
  const reset = (message: string = CAPTCHA_MESSAGES.prompt): void => {
    running.abort()
    running = new AbortController()
    input.checked = input.disabled = false
    text.textContent = message
    answered(undefined)
  }
  input.addEventListener('change', () => {
    const { signal } = running
    input.disabled = true
    text.textContent = CAPTCHA_MESSAGES.working
    prove(signal).then(
      proof => {
        if (signal.aborted) return
        text.textContent = CAPTCHA_MESSAGES.done
        answered(proof)
      },
      () => {
        if (!signal.aborted) reset(CAPTCHA_MESSAGES.failed)
      },
    )
  })
  reset()
  return {
    reset,
    remove() {
      running.abort()
      label.remove()
    },
  }
}

async function prove(signal: AbortSignal): Promise<string> {
  const asked = await siteCalls.get(CHALLENGE_PATH, { secure: true, answer: challengeAnswer, signal })
  if (!asked.success) throw asked.error
  if (!asked.value) throw new Error('no challenge')
  const { maxnumber, ...challenge } = asked.value
  const number = await solve(challenge, maxnumber, signal)
  return btoa(JSON.stringify({ ...challenge, number }))
}
