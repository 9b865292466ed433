/** Characters of a file's name at most. */
const LONGEST = 120

/** Characters that act on their neighbours or on a terminal, and those that no file system takes. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}<>:"|?*]/gu

/** A file's name without folders, and without what could mislead its reader; '' when nothing is left. */
export function safeFileName(name: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const clean = last
    .replace(UNSAFE, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  if (clean.length <= LONGEST) return clean
  const ending = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? ''
  return `${clean.slice(0, LONGEST - ending.length).toWellFormed()}${ending}`
}

/** The header that makes a browser save what it gets under that name, whatever it is. */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\w.\- ]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
