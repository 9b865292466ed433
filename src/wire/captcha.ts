import * as z from 'zod/mini'
import { record } from '../kinds'

/** A puzzle for the visitor's browser, as version 3 of ALTCHA's widget reads it. */
export const CAPTCHA_CHALLENGE_PATH = '/api/captcha/challenge'

/** The browser looks for a counter whose hash starts with the prefix that `parameters` name. */
export const captchaChallenge = z.object({ parameters: record(), signature: z.string() })

export type CaptchaChallenge = z.output<typeof captchaChallenge>

/** What the widget sends: this, as JSON, in base64, is a form's `captchaKey`. */
export const captchaProof = z.looseObject({ challenge: captchaChallenge, solution: record() })
