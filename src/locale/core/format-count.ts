/**
 * Languages that format small integers as scripts do. The first `Intl.NumberFormat` of a page takes a browser
 * about 15 ms, a third of the first gallery's total.
 */
const PLAIN =
  /^(bg|c[as]|d[ae]|e[lnst]|f[ir]|ga|h[eru]|i[dst]|ja|ko|l[tv]|ms|n[blno]|p[lt]|r[ou]|s[klrv]|t[hr]|uk|vi|zh)(-[a-z\d]{2,4})?$/i

/**
 * Formats a whole number from 0 in a language's digits; in the visitor's language if the page's is missing or
 * invalid.
 */
export function formatCount(count: number, language: string | undefined): string {
  const isPlain = count < 1000 && PLAIN.test(language ?? navigator.language)
  return isPlain ? `${count}` : formatOf(language).format(count)
}

function formatOf(language: string | undefined): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(language)
  } catch {
    return new Intl.NumberFormat()
  }
}
