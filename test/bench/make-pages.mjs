import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGES } from './pages.mjs'

const BUILDS = { react: 'dist', lite: 'dist/lite' }

/**
 * Writes our pages and their floors, each a folder with `index.html`, `bench.mjs` and the build it loads.
 *
 * @param {(name: string) => string} pageOf the HTML of a page of the harness: what ours share with it
 * @param {string} target the folder that gets a folder per page
 * @param {boolean} hasPictures whether the harness's pictures are there; without them their pages are left out
 */
export function makePages(pageOf, target, hasPictures) {
  for (const page of PAGES) {
    if (page.body && !hasPictures) continue
    const folder = join(target, page.name)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.html'), pageHtml(page, pageOf(page.like ?? 'p4-empty')))
    writeFileSync(join(folder, 'bench.mjs'), `export default ${source(settings(page))}\n`)
    if (page.flavour) copyBuild(BUILDS[page.flavour], join(folder, 'dist'))
  }
}

function pageHtml({ title, flavour, head = '', blocks, body }, like) {
  const text = /<p>(.*?)<\/p>/.exec(like)?.[1]
  if (!text) throw new Error("the harness's page has no paragraph to take the text from")
  const html = like
    .replace(/<title>.*?<\/title>/, `<title>${title}</title>`)
    .replace('</head>', () => `${headOf(head, flavour)}${flavour ? boot() : ''}</head>`)
  if (body) return html.replace(/<\/h1>[\s\S]*<\/main>/, () => `</h1>\n${body(text)}\n</main>`)
  return blocks ? html.replace(/<p>[\s\S]*<\/p>/, () => blocks(text)) : html
}

/** A page may need the build to say what stands in its head. */
const headOf = (head, flavour) => (typeof head === 'function' ? head(BUILDS[flavour]) : head)

/** One tag, as the README has it: no style sheet stands in the way of the first paint. */
const boot = () => '<script type="module" src="dist/boot.js"></script>\n'

/** A build without the other flavour and without what no page asks for. */
function copyBuild(build, target) {
  // What an earlier build has left is no part of this one.
  rmSync(target, { recursive: true, force: true })
  const isServed = path => !/\.map$|^[\\/](\.vite|lite)([\\/]|$)/.test(path.slice(build.length))
  cpSync(build, target, { recursive: true, filter: path => path === build || isServed(path) })
}

function settings({ group, title, net, probes = [], clicks = [] }) {
  return { group, title, ...(net && { net }), probes, clicks }
}

/** Writes plain data as a module holds it; its functions run in the page and close over nothing. */
function source(value) {
  if (typeof value === 'function') return `${value}`
  if (Array.isArray(value)) return `[${value.map(source).join(', ')}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${source(inner)}`)
    .join(', ')} }`
}
