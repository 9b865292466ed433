import { extname } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.eot': 'application/vnd.ms-fontobject',
  '.gif': 'image/gif',
  '.htm': 'text/html',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.otf': 'font/otf',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** How files start whose name says nothing, as saved pages have them. */
const SIGNATURES: readonly (readonly [start: RegExp, type: string])[] = [
  [/^\x89PNG/, 'image/png'],
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^GIF8/, 'image/gif'],
  [/^RIFF[\s\S]{4}WEBP/, 'image/webp'],
  [/^%PDF-/, 'application/pdf'],
  [/^(\xef\xbb\xbf)?\s*(<!--[\s\S]*?-->\s*)*<(!doctype html|html)/i, 'text/html'],
  [/^\s*(<\?xml[^>]*>\s*)?<svg/i, 'image/svg+xml'],
]

const COMPRESSIBLE = /^(text\/|application\/(json|xml|manifest\+json)|image\/svg\+xml)/

/** The content type by the file's name (`photo.jpg?format=750w` too), else by how it starts. */
export function contentTypeOf(name: string, bytes: Buffer): string {
  const byName =
    TYPES[extname(name.replace(/[?@].*$/, '')).toLowerCase()] ?? TYPES[extname(name).toLowerCase()]
  if (byName) return byName
  const start = bytes.subarray(0, 1024).toString('latin1')
  return SIGNATURES.find(([signature]) => signature.test(start))?.[1] ?? 'application/octet-stream'
}

/** True for text, which travels compressed; pictures and fonts already are. */
export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(type)
}
