import { contextScript, readLegacyContext } from '../pages/page-context.ts'

const STYLESHEET = '<link rel="stylesheet" href="/dist/ashlar.css">'
const BOOT = '<script type="module" src="/dist/boot.js"></script>'

/**
 * A page of an exported site with Ashlar switched on: style sheet, context and boot before `</head>`, else
 * before `</body>`, else at the end. The rest keeps its bytes, whatever its encoding.
 */
export function injectBoot(bytes: Buffer): { bytes: Buffer; type: string } {
  // Latin-1 gives each byte a character and back; what is added is plain ASCII.
  const page = bytes.toString('latin1')
  if (/<script[^>]+src=["']?[^"'> ]*\/dist\/(lite\/)?boot\.js/i.test(page))
    return { bytes, type: typeOf(page) }

  const context = /\bid=["']?site-context\b/.test(page)
    ? ''
    : contextScript({ ...readLegacyContext(bytes.toString('utf8')), adopt: 'legacy' })
  const added = `${STYLESHEET}${context}${BOOT}`
  const at = insertionPoint(page)
  return { bytes: Buffer.from(page.slice(0, at) + added + page.slice(at), 'latin1'), type: typeOf(page) }
}

function insertionPoint(page: string): number {
  const head = page.search(/<\/head\s*>/i)
  if (head !== -1) return head
  const body = page.toLowerCase().lastIndexOf('</body')
  return body === -1 ? page.length : body
}

/** A page that names its encoding keeps it; one that does not, but is UTF-8, is called so. */
function typeOf(page: string): string {
  const namesCharset = /<meta[^>]+charset/i.test(page.slice(0, 4096))
  return namesCharset || !isUtf8(page) ? 'text/html' : 'text/html; charset=utf-8'
}

function isUtf8(page: string): boolean {
  return !Buffer.from(page, 'latin1').toString('utf8').includes('\ufffd')
}
