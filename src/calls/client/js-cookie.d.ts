declare module 'js-cookie' {
  interface CookieAttributes {
    readonly path?: string
    readonly sameSite?: 'Strict' | 'Lax' | 'None'
    readonly secure?: boolean
    /** Days from now, or the moment. */
    readonly expires?: number | Date
  }
  const Cookies: {
    get(name: string): string | undefined
    set(name: string, value: string, attributes?: CookieAttributes): string | undefined
    remove(name: string, attributes?: CookieAttributes): void
  }
  export default Cookies
}
