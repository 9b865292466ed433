/** The cookie of the choice: `1` is consent, `0` a refusal. */
export const ALLOWED_COOKIE = 'ss_cookieAllowed'

/** The cookie with the choice per category, as JSON. */
export const RECORD_COOKIE = 'ss_consent'

/** The value of a cookie in `document.cookie`. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const start = `${name}=`
  return cookies
    .split(/; ?/)
    .find(pair => pair.startsWith(start))
    ?.slice(start.length)
}

/** A cookie string for the whole site; 0 seconds delete the cookie. */
export const cookieText = (name: string, value: string, lifetimeS: number, isSecure: boolean): string =>
  `${name}=${value}; path=/; max-age=${lifetimeS}; SameSite=Lax${isSecure ? '; Secure' : ''}`
