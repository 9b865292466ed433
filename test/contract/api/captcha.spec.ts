import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, it } from 'vitest'
import { CAPTCHA_CHALLENGE_PATH } from '../../../src/calls/captcha'
import { visit } from './visitor'

const INCOMPLETE = { error: 'Complete CAPTCHA before submitting.' }

async function solved(): Promise<{ challenge: Challenge; solution: unknown }> {
  const challenge: Challenge = await (await visit().fetch('GET', CAPTCHA_CHALLENGE_PATH)).json()
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
}

const encode = (proof: unknown): string => Buffer.from(JSON.stringify(proof)).toString('base64')

async function send(captchaKey?: string): Promise<readonly [number, unknown]> {
  const response = await visit().submit(
    'api-captcha',
    { text: 'x' },
    captchaKey === undefined ? {} : { captchaKey },
  )
  return [response.status, await response.json()]
}

it('accepts a solved captcha once', async () => {
  const captchaKey = encode(await solved())
  expect(await send(captchaKey)).toEqual([200, { success: true }])
  expect(await send(captchaKey)).toEqual([400, INCOMPLETE])
})

it('rejects a form whose captcha is missing, unsolved or weakened', async () => {
  const { challenge, solution } = await solved()
  const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } }
  const later = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 4_000_000_000 } }
  const proofs = [
    undefined,
    '',
    'no base64 §',
    encode(null),
    encode({ challenge }),
    encode({ challenge, solution: { counter: 0, derivedKey: '00'.repeat(32) } }),
    encode({ challenge: easier, solution }),
    encode({ challenge: later, solution }),
  ]
  for (const proof of proofs) expect(await send(proof)).toEqual([400, INCOMPLETE])
})
