import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGES } from './pages.mjs'

const BUILDS = { react: 'dist', lite: 'dist/lite' }

/**
 * Writes our pages and their floors, each a folder with `index.html`, `bench.mjs` and the build it loads.
 *
 * @param {string} emptyPage the harness's empty page, whose head, heading and text they all share
 * @param {string} target the folder that gets a folder per page
 */
export function makePages(emptyPage, target) {
  for (const page of PAGES) {
    const folder = join(target, page.name)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.html'), pageHtml(page, emptyPage))
    writeFileSync(join(folder, 'bench.mjs'), `export default ${source(settings(page))}\n`)
    if (page.flavour) copyBuild(BUILDS[page.flavour], join(folder, 'dist'))
  }
}

function pageHtml({ title, flavour, blocks }, emptyPage) {
  const text = /<p>(.*?)<\/p>/.exec(emptyPage)?.[1]
  if (!text) throw new Error('the empty page has no paragraph to take the text from')
  const html = emptyPage
    .replace(/<title>.*?<\/title>/, `<title>${title}</title>`)
    .replace('</head>', `${flavour ? boot() : ''}</head>`)
  return blocks ? html.replace(/<p>[\s\S]*<\/p>/, () => blocks(text)) : html
}

/** One tag, as the README has it: no style sheet stands in the way of the first paint. */
const boot = () => '<script type="module" src="dist/boot.js"></script>\n'

/** A build without the other flavour and without what no page asks for. */
function copyBuild(build, target) {
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
