import * as z from 'zod/mini'
import { record } from '../kinds'

// Apart, because a page needs it without the schemas.
export { CAPTCHA_CHALLENGE_PATH } from './captcha-path'

/** The browser looks for a counter whose hash starts with the prefix that `parameters` name. */
export const captchaChallenge = z.object({ parameters: record(), signature: z.string() })
