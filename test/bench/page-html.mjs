import { readFileSync } from 'node:fs'

/** A paragraph of the size of a teaser. */
export const TEXT =
  'A small studio in the harbour quarter makes furniture, prints and ceramics by hand. Everything is made to order, shipped within two weeks and repaired for life. Come by on Fridays for coffee, or write to us about a commission.'

/** The folder of each flavour's build, from `dist`. */
const BUILDS = { react: 'dist', lite: 'dist/lite' }

const STYLE = `* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #222 }
main { max-width: 960px; margin: 0 auto; padding: 16px }
h1 { font-size: 28px; line-height: 1.2 }
img { max-width: 100%; display: block }
.hero { aspect-ratio: 3/2; overflow: hidden; position: relative; background: #eee; margin: 0 -16px }
.hero img { width: 100%; height: 100%; object-fit: cover }`

/**
 * The head that the documentation advises for the earliest paint: the boxes of the blocks inline, and their files named.
 *
 * @param {string} build the folder of the build
 * @param {string[]} names the blocks above the fold
 * @param {string} [style] the page's own styles
 * @param {object} [page] what else is known of it
 * @param {readonly string[]} [page.designs] the variants of its blocks
 * @param {boolean} [page.hasPicture] a picture has `fetchpriority="high"`
 */
export function advised(build, names, style = '', { designs = [], hasPicture = false } = {}) {
  const { bundles, variants } = JSON.parse(readFileSync(`${build}/manifest.json`, 'utf8'))
  const shown = names
    .flatMap(name => variants[name] ?? [])
    .filter(({ values }) => values.some(value => designs.includes(value)))
  const files = new Set([...names.flatMap(name => bundles[name].js), ...shown.flatMap(({ js }) => js)])
  // As `ashlar prerender` does on pages with such a picture.
  const priority = hasPicture ? ' fetchpriority="low"' : ''
  const links = [...files].map(file => `<link rel="modulepreload"${priority} href="/${build}/${file}">`)
  const boxes = names.map(name => readFileSync(`${build}/css/${name}.css`, 'utf8'))
  return `${links.join('')}<style>${boxes.join('')}${style}</style>`
}

/**
 * The document of a page. Pages with blocks have one script tag more than those in plain HTML.
 *
 * @param {import('./pages.mjs').Page} page
 */
export function pageHtml({ title, flavour, head, main, document }) {
  if (document) return document
  const build = flavour && BUILDS[flavour]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
${head?.(build) ?? ''}
${build ? `<script async type="module" src="/${build}/boot.js"></script>` : ''}
</head>
<body><main>
<h1>Harbour Workshop</h1>
${main}
</main></body>
</html>`
}
