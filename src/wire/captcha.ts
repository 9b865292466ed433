import * as z from 'zod/mini'

/** A puzzle for the visitor's browser, as ALTCHA's widget reads it; its solution is a form's `captchaKey`. */
export const CAPTCHA_CHALLENGE_PATH = '/api/captcha/challenge'

/** The browser looks for the number from 0 to `maxnumber` whose hash after the salt is `challenge`. */
export const captchaChallenge = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  maxnumber: z.number(),
  salt: z.string(),
  signature: z.string(),
})

export type CaptchaChallenge = z.output<typeof captchaChallenge>

/** What the browser has found: this, as JSON, in base64, is the `captchaKey`. */
export const captchaSolution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  number: z.number(),
  salt: z.string(),
  signature: z.string(),
})

export type CaptchaSolution = z.input<typeof captchaSolution>
