/** Maximum length of a file name in characters. */
const MAX_NAME_LENGTH = 120

/** Invisible, directional and control characters, and those that file systems reject. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}<>:"|?*]/gu

/** Removes folders and misleading characters from a file name; '' if nothing is left. */
export function safeFileName(name: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const clean = last
    .replace(UNSAFE, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]*(.*[^. ])?[. ]*$/s, '$1')
  if (clean.length <= MAX_NAME_LENGTH) return clean
  const ending = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? ''
  return `${clean.slice(0, MAX_NAME_LENGTH - ending.length).toWellFormed()}${ending}`
}

/** The `Content-Disposition` header that makes browsers download a file under the given name. */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\w.\- ]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
