import { CAPTCHA_CHALLENGE_PATH, captchaChallenge } from '../../calls/captcha'
import type { siteCalls } from '../../calls/client/site-calls'
import type { CAPTCHA_MESSAGES } from './captcha.messages'
import type { CaptchaWidgets, WidgetOptions } from './captcha-providers'
import { solve } from './proof-of-work'

/** Dependencies that the caller passes in: importing them here would split the caller's chunk. */
export interface AltchaNeeds {
  readonly calls: typeof siteCalls
  readonly messages: typeof CAPTCHA_MESSAGES
}

/** A checkbox with a proof of work from our own server; no third party is involved. */
export function altchaWidgets(needs: AltchaNeeds): CaptchaWidgets {
  return {
    render: (container, options) => drawBox(container, options, needs),
    reset: box => (box as Box).reset(),
    remove: box => (box as Box).remove(),
  }
}

interface Box {
  reset(): void
  remove(): void
}

function drawBox(
  container: HTMLElement,
  { answered, size }: WidgetOptions,
  { calls, messages }: AltchaNeeds,
): Box {
  const box = document.createElement('div')
  const label = document.createElement('label')
  const input = Object.assign(document.createElement('input'), { type: 'checkbox' })
  const text = document.createElement('span')
  text.setAttribute('role', 'status')
  box.className = `form__robot form__robot--${size}`
  label.append(input, ` ${messages.prompt}`)
  box.append(label, text)
  container.append(box)

  let running = new AbortController()
  const reset = (message = ''): void => {
    running.abort()
    running = new AbortController()
    input.checked = input.disabled = false
    text.textContent = message
    answered(undefined)
  }
  input.addEventListener('change', () => {
    const { signal } = running
    input.disabled = true
    text.textContent = messages.working
    prove(calls, signal).then(
      proof => {
        if (signal.aborted) return
        text.textContent = messages.done
        answered(proof)
      },
      () => {
        if (!signal.aborted) reset(messages.failed)
      },
    )
  })
  reset()
  return {
    reset,
    remove() {
      running.abort()
      box.remove()
    },
  }
}

async function prove(calls: AltchaNeeds['calls'], signal: AbortSignal): Promise<string> {
  const challenge = await calls.get(CAPTCHA_CHALLENGE_PATH, {
    secure: true,
    answer: captchaChallenge,
    signal,
  })
  if (!challenge.ok) throw challenge.error
  if (!challenge.value) throw new TypeError('no challenge')
  const solution = await solve(challenge.value.parameters, signal)
  return btoa(JSON.stringify({ challenge: challenge.value, solution }))
}
