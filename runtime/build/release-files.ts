import { createHash } from 'node:crypto'

/** The part of `manifest.json` that a release reads. */
export interface Integrities {
  readonly files: Readonly<Record<string, { readonly integrity: string }>>
}

/** The integrity of a file, in the format of `integrity=` and of import maps. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** The major version, which names a folder; `undefined` for a prerelease, which nobody gets unasked. */
export const majorOf = (version: string): string | undefined =>
  version.includes('-') ? undefined : version.split('.')[0]

/** The headers of the folder that a CDN serves, in the format of `_headers` files. */
export function releaseHeaders(version: string): string {
  const major = majorOf(version)
  const latest =
    major === undefined
      ? ''
      : `/${major}/*
  Cache-Control: public, max-age=300, stale-while-revalidate=86400
`
  return `/*
  Access-Control-Allow-Origin: *
  Cross-Origin-Resource-Policy: cross-origin
  X-Content-Type-Options: nosniff
/${version}/*
  Cache-Control: public, max-age=31536000, immutable
${latest}`
}

const OWN_URL = 'import.meta.url'

/**
 * Makes a copy of boot.js load its bundles from another folder.
 *
 * @param folder the path from the copy's folder.
 * @throws if boot.js uses its own URL in more than one place.
 */
export function withBase(boot: string, folder: string): string {
  const [before, after, ...others] = boot.split(OWN_URL)
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error('boot.js must use its own URL in one place')
  return `${before}new URL(${JSON.stringify(folder)},${OWN_URL}).href${after}`
}

/** The import map with the integrity of every file that boot may load, as text. */
export function importMap({ files }: Integrities, base: string): string {
  const scripts = Object.entries(files).filter(([file]) => file.endsWith('.js') && file !== 'boot.js')
  return JSON.stringify({
    integrity: Object.fromEntries(scripts.map(([file, { integrity }]) => [base + file, integrity])),
  })
}

/**
 * The tags that load boot with its integrity, and with that of every file it may load.
 *
 * @param base the URL of the folder of the version and flavour.
 * @param nonce the nonce of both scripts, for a content security policy.
 */
export function scriptTags(manifest: Integrities, base: string, nonce?: string): string {
  const tag = (file: string, start: string, end: string): string =>
    `${start}="${base}${file}" integrity="${manifest.files[file]?.integrity}" crossorigin>${end}`
  const own = nonce === undefined ? '' : ` nonce="${nonce.replaceAll('"', '&quot;')}"`
  return `<script type="importmap"${own}>${importMap(manifest, base)}</script>
${tag('boot.js', `<script type="module" async${own} src`, '</script>')}
${tag('ashlar.css', '<link rel="stylesheet" href', '')}
`
}
