import { CAPTCHA_CHALLENGE_PATH, captchaChallenge, type Puzzle } from '../../calls/captcha'
import { siteCalls } from '../../calls/client/site-calls'
import { dom } from '../../data/core/dom'
import { CAPTCHA_MESSAGES } from './captcha.messages'
import type { CaptchaWidgets, WidgetOptions } from './captcha-providers'

/** A checkbox with a proof of work from our own server; no third party is involved. */
export const ALTCHA_WIDGETS: CaptchaWidgets = {
  render: drawBox,
  reset: box => (box as Box).reset(),
  remove: box => (box as Box).remove(),
}

interface Box {
  reset(): void
  remove(): void
}

function drawBox(container: HTMLElement, { answered, size }: WidgetOptions): Box {
  const box = dom.createElement('div')
  const label = dom.createElement('label')
  const input = Object.assign(dom.createElement('input'), { type: 'checkbox' })
  const text = dom.createElement('span')
  text.setAttribute('role', 'status')
  box.className = `form__robot form__robot--${size}`
  label.append(input, ` ${CAPTCHA_MESSAGES.prompt}`)
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
      box.remove()
    },
  }
}

async function prove(signal: AbortSignal): Promise<string> {
  const challenge = await siteCalls.get(CAPTCHA_CHALLENGE_PATH, {
    secure: true,
    answer: captchaChallenge,
    signal,
  })
  if (!challenge.ok) throw challenge.error
  const solution = await solve(challenge.value.parameters, signal)
  return btoa(JSON.stringify({ challenge: challenge.value, solution }))
}

interface Solution {
  readonly counter: number
  readonly derivedKey: string
}

/** Number of concurrent tries; browsers derive keys off the main thread. */
const CONCURRENCY = 4

/** Number of tries after which a puzzle counts as unsolvable. */
const MAX_TRIES = 1_000_000

/**
 * Solves an ALTCHA v3 puzzle (PBKDF2) by brute force.
 * @throws if the puzzle has no solution, if the page is not a secure context (plain http), or if it is
 * aborted.
 */
export async function solve(puzzle: Puzzle, signal: AbortSignal): Promise<Solution> {
  const nonce = fromHex(puzzle.nonce)
  const salt = fromHex(puzzle.salt)
  const prefix = puzzle.keyPrefix.toLowerCase()
  for (let first = 0; first < MAX_TRIES; first += CONCURRENCY) {
    signal.throwIfAborted()
    const tries = [...Array(CONCURRENCY).keys()].map(step => derive(puzzle, nonce, salt, first + step))
    const keys = await Promise.all(tries)
    const found = keys.findIndex(key => key.startsWith(prefix))
    const derivedKey = keys[found]
    if (derivedKey !== undefined) return { counter: first + found, derivedKey }
  }
  throw new RangeError('the puzzle has no solution')
}

async function derive(
  { algorithm, cost, keyLength }: Puzzle,
  nonce: Uint8Array,
  salt: Uint8Array<ArrayBuffer>,
  counter: number,
): Promise<string> {
  const password = new Uint8Array(nonce.length + 4)
  password.set(nonce)
  new DataView(password.buffer).setUint32(nonce.length, counter)
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
  const hash = algorithm.replace('PBKDF2/', '')
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', salt, iterations: cost, hash },
    key,
    keyLength * 8,
  )
  return toHex(new Uint8Array(bits))
}

const toHex = (bytes: Uint8Array): string =>
  [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], byte => Number.parseInt(byte, 16))
}
