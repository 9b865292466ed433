import * as z from 'zod/mini'
import { isRecord } from '../data/core/json'

/** Where our own captcha asks for its puzzle. */
export const CAPTCHA_CHALLENGE_PATH = '/api/captcha/challenge'

/** What the browser is to find: the counter whose key, derived with the others, starts with the prefix. */
export interface Puzzle {
  readonly algorithm: string
  /** Hex, as all that follows. */
  readonly nonce: string
  readonly salt: string
  readonly keyPrefix: string
  /** Rounds of each try. */
  readonly cost: number
  /** Bytes of the key. */
  readonly keyLength: number
}

/** The puzzle goes back as it came, with fields that the server has signed along. */
export const captchaChallenge = z.object({
  parameters: z.custom<Puzzle>(isPuzzle, 'expected a puzzle'),
  signature: z.string(),
})

function isPuzzle(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { algorithm, nonce, salt, keyPrefix, cost, keyLength } = value
  return (
    [algorithm, nonce, salt, keyPrefix].every(text => typeof text === 'string') &&
    [cost, keyLength].every(number => typeof number === 'number')
  )
}
