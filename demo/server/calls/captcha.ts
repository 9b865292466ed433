import { createHash } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import { CAPTCHA_CHALLENGE_PATH, captchaChallenge } from '../../../src/calls/captcha.ts'
import { readJson } from '../requests/body.ts'
import { type Call, defineCall } from './call.ts'

/** Challenges are valid for twenty minutes. */
const CHALLENGE_MS = 20 * 60_000

/** PBKDF2 rounds per attempt; finding two hex digits takes 256 attempts on average, about a second on a phone. */
const COST = 2000

const algorithm = 'PBKDF2/SHA-256'

/** Challenges for the built-in captcha. */
export const captchaCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: CAPTCHA_CHALLENGE_PATH,
    summary: 'Creates a challenge for the ALTCHA widget',
    crumb: 'if-sent',
    answer: captchaChallenge,
    handle: async ({ context, secret }) => {
      context.header('cache-control', 'no-store')
      return context.json(
        await createChallenge({
          algorithm,
          cost: COST,
          deriveKey,
          expiresAt: new Date(Date.now() + CHALLENGE_MS),
          hmacSignatureSecret: `captcha:${secret}`,
        }),
      )
    },
  }),
]

/** The parts of the widget's payload that the check needs. */
const proofSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(COST),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/**
 * Verifies a solved captcha.
 *
 * @returns its hash, which is accepted once; undefined if the solution is wrong, forged or expired
 */
export async function checkProof(
  secret: string,
  captchaKey: string,
): Promise<{ readonly hash: string; readonly expiresAt: Date } | undefined> {
  const proof = z.safeParse(proofSchema, readJson(Buffer.from(captchaKey, 'base64').toString('utf8')))
  if (!proof.success) return undefined
  const { challenge, solution } = proof.data
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: `captcha:${secret}`,
  })
  if (!verified) return undefined
  return {
    hash: createHash('sha256').update(challenge.signature).digest('base64url'),
    expiresAt: new Date(challenge.parameters.expiresAt * 1000),
  }
}
