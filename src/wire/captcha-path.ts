/** Where our own captcha asks for its puzzle. */
export const CAPTCHA_CHALLENGE_PATH = '/api/captcha/challenge'
