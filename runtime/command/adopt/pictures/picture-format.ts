import { posix } from 'node:path'

/** The bytes that files of a format have at some offsets, as Latin-1. */
type Signature = readonly (readonly [offset: number, bytes: string])[]

/** Formats that browsers show, by the ending of their files. */
const SIGNATURES: readonly (readonly [ending: string, signature: Signature])[] = [
  ['jpg', [[0, '\xff\xd8\xff']]],
  ['png', [[0, '\x89PNG\r\n\x1a\n']]],
  ['gif', [[0, 'GIF87a']]],
  ['gif', [[0, 'GIF89a']]],
  [
    'webp',
    [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  ],
  ['avif', [[4, 'ftypavif']]],
  ['avif', [[4, 'ftypavis']]],
  [
    'bmp',
    [
      [0, 'BM'],
      [6, '\0\0\0\0'],
    ],
  ],
  ['ico', [[0, '\0\0\x01\0']]],
]

/** Other endings of the same formats. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = { jpg: ['jpg', 'jpeg', 'jfif'] }

/** The ending of a picture's format, by its signature; `undefined` if it is none that browsers show. SVG is text. */
export function formatOf(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 64)
  return SIGNATURES.find(([, signature]) =>
    signature.every(([offset, expected]) => start.startsWith(expected, offset)),
  )?.[0]
}

/**
 * The path that a picture is stored under: its ending is that of its format, and the only one, because some servers run
 * `a.php.jpg`; no folder is hidden.
 */
export function picturePath(path: string, format: string): string {
  const { dir, base } = posix.parse(path)
  const written = posix.extname(base).slice(1)
  const isOwn = (ENDINGS[format] ?? [format]).includes(written.toLowerCase())
  const stem = isOwn ? base.slice(0, -written.length - 1) : base
  const folder = dir
    .split('/')
    .map(name => name.replace(/^\./, '-'))
    .join('/')
  return `${folder}/${stem.replaceAll('.', '-') || 'picture'}.${isOwn ? written : format}`
}
