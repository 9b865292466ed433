/** Whether the visitor has agreed, in one digit: `1` is consent, `0` a refusal (A9 L147, B9 L364; decisions §3). */
export const ALLOWED_COOKIE = 'ss_cookieAllowed'
