/** Whether the visitor has agreed to cookies: `1` is consent, `0` a refusal [CKB-15]. */
export const ALLOWED_COOKIE = 'ss_cookieAllowed'

/** The two cookies of a visit (decisions §3). */
export const VISITOR_COOKIE = 'ss_cvr'
export const VISIT_COOKIE = 'ss_cvt'

/** Every cookie that statistics have ever set: all go where the visitor does not agree (B4 L231; decisions §3). */
export const TRACKING_COOKIES = [VISITOR_COOKIE, VISIT_COOKIE, 'ss_cid', 'ss_cvisit', 'ss_cpvisit'] as const

/** The value of a cookie among those of `document.cookie`. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const start = `${name}=`
  return cookies
    .split(/; ?/)
    .find(pair => pair.startsWith(start))
    ?.slice(start.length)
}

/** What sets a cookie for the whole site; 0 seconds remove it. */
export const cookieText = (name: string, value: string, lifetimeS: number, isSecure: boolean): string =>
  `${name}=${value}; path=/; max-age=${lifetimeS}; SameSite=Lax${isSecure ? '; Secure' : ''}`
