import type { Example } from './blocks/examples.ts'
import { escapeHtml } from './highlight.ts'
import { rootOf } from './links.ts'

/** The context of every example, as in the QA site. */
const CONTEXT = {
  website: {
    id: 'docs',
    identifier: 'docs',
    siteTitle: 'Ashlar',
    timeZone: 'Europe/London',
    language: 'en-GB',
  },
  storeSettings: { defaultCurrency: 'GBP', selectedCurrency: 'GBP' },
} as const

/** Examples run the site's own scripts only; all else is up to them, such as players of other hosts. */
export const EXAMPLE_POLICY = "script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'"

const json = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Renders an example as a page of its own, which a frame shows. */
export function examplePage({ title, source, context }: Example, address: string): string {
  const root = rootOf(address)
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="${EXAMPLE_POLICY}">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="${root}assets/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${root}assets/example.css">
    <link rel="stylesheet" href="${root}ashlar/ashlar.css">
    <script src="${root}assets/theme.js"></script>
    <script type="application/json" id="site-context">${json({ ...CONTEXT, ...context })}</script>
    <script type="module" src="${root}ashlar/boot.js"></script>
  </head>
  <body>
    <main>
${withRoot(source, root)}
    </main>
  </body>
</html>
`
}

/** Makes the addresses of pictures relative, so that the site works in any folder. */
export const withRoot = (source: string, root: string): string =>
  source.replace(/(?<=["'(\s,;])\/pictures\//g, `${root}pictures/`)
