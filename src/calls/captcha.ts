import * as z from 'zod/mini'
import { isRecord } from '../data/core/json'

/** Challenges of the built-in captcha. */
export const CAPTCHA_CHALLENGE_PATH = '/api/captcha/challenge'

/** The puzzle: find the counter whose derived key starts with the prefix. */
export interface Puzzle {
  readonly algorithm: string
  /** Hex, like the fields below. */
  readonly nonce: string
  readonly salt: string
  readonly keyPrefix: string
  /** Iterations per attempt. */
  readonly cost: number
  /** Length of the key, in bytes. */
  readonly keyLength: number
}

/** The puzzle is sent back unchanged, with additional signed fields. */
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
