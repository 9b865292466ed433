import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pageHtml } from './page-html.mjs'

const CERTIFICATES = resolve('.cache/bench')

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webp': 'image/webp',
}

/**
 * Serves each page under `/NAME/`, the builds under `/dist/` and the demo's pictures under `/pictures/`, over HTTP/2,
 * compressed by Brotli and cacheable forever, as a good host would.
 *
 * @param {import('./pages.mjs').Page[]} pages
 * @param {number} port 0 for any
 * @param {Record<string, string>} [folders] further folders, by the first part of their address
 * @returns {Promise<{origin: string, key: string, stop: () => void}>} `key` is the certificate's, for Chromium to trust
 */
export async function startServer(pages, port, folders = {}) {
  const { key, cert, fingerprint } = certificate()
  const documents = new Map(pages.map(page => [`/${page.name}/`, Buffer.from(pageHtml(page))]))
  const compressed = new Map()

  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const path = request.url.split('?')[0]
    if (request.method === 'POST') return answer(response, '{"key":"k","ok":true}', '.json')
    const document = documents.get(path)
    const file = document ? undefined : fileAt(path, { ...FOLDERS, ...folders })
    if (!document && !file) return answer(response, 'not found', '', 404)
    const type = document ? '.html' : extname(path)
    const body = document ?? readFileSync(file)
    if (type === '.webp') return answer(response, body, type)
    if (!compressed.has(path)) compressed.set(path, brotliCompressSync(body))
    answer(response, compressed.get(path), type, 200, { 'content-encoding': 'br' })
  })
  await new Promise(done => server.listen(port, '127.0.0.1', done))
  return {
    // On `localhost` itself, blocks would load their help for developers, too.
    origin: `https://bench.localhost:${server.address().port}`,
    key: fingerprint,
    stop: () => server.close(),
  }
}

function answer(response, body, type, status = 200, more = {}) {
  response.writeHead(status, {
    'content-type': TYPES[type] ?? 'text/plain',
    'content-length': Buffer.byteLength(body),
    'cache-control': type === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    ...more,
  })
  response.end(body)
}

const FOLDERS = { dist: 'dist', pictures: 'demo/pictures/files' }

function fileAt(path, folders) {
  const [, folder, name] = /^\/(\w+)\/(.+)$/.exec(decodeURIComponent(path)) ?? []
  if (!Object.hasOwn(folders, folder ?? '') || name.includes('..')) return undefined
  const file = join(folders[folder], name)
  return existsSync(file) && statSync(file).isFile() ? file : undefined
}

/** A self-signed certificate for localhost, made once. */
function certificate() {
  const [keyFile, certFile] = ['key.pem', 'cert.pem'].map(name => join(CERTIFICATES, name))
  if (!existsSync(certFile)) {
    mkdirSync(CERTIFICATES, { recursive: true })
    const request =
      'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 -subj /CN=localhost'
    execFileSync('openssl', [...request.split(' '), '-keyout', keyFile, '-out', certFile], {
      stdio: 'ignore',
    })
  }
  const cert = readFileSync(certFile)
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return {
    key: readFileSync(keyFile),
    cert,
    fingerprint: createHash('sha256').update(publicKey).digest('base64'),
  }
}
