import { createHash } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import { CAPTCHA_CHALLENGE_PATH, captchaChallenge } from '../../../src/calls/captcha.ts'
import { readJson } from '../requests/body.ts'
import { type Call, defineCall } from './call.ts'

/** A challenge is good for twenty minutes. */
const CHALLENGE_MS = 20 * 60_000

/** Rounds of PBKDF2 for each try; two hex digits to find mean 256 tries: about a second on a phone. */
const COST = 2000

const algorithm = 'PBKDF2/SHA-256'

/** The puzzle of our own captcha. */
export const captchaCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: CAPTCHA_CHALLENGE_PATH,
    summary: 'A puzzle for ALTCHA’s widget',
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

/** What the widget sends, as far as the check needs it. */
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

/** What makes a solved captcha count once; undefined when it is not solved, not ours, or too old. */
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
