import { readFileSync } from 'node:fs'
import MarkdownIt from 'markdown-it'

/** The page of the build that explains each error code. */
export const ERROR_CODES_FILE = 'error-codes.html'

/**
 * Renders the error codes of `docs/troubleshooting.md` as one page without other files, which any host of the build
 * serves: the console of a local site links to it. Links are left out, since the guides are elsewhere.
 */
export function errorCodesPage(root: string): string {
  const text = readFileSync(`${root}/docs/troubleshooting.md`, 'utf8')
  const [, codes = ''] = text.split('\n## Error codes\n')
  const markdown = new MarkdownIt()
  const { rules } = markdown.renderer
  rules.heading_open = (tokens, at) => {
    return `<h2 id="${tokens[at + 1]?.content.replaceAll('`', '')}">`
  }
  rules.heading_close = () => '</h2>\n'
  rules.link_open = () => ''
  rules.link_close = () => ''
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Error codes of Ashlar</title>
<style>
body { max-inline-size: 44rem; margin: 2rem auto; padding-inline: 1.25rem; font: 1rem/1.6 system-ui, sans-serif }
h2 { margin-block: 2.5rem 0.5rem; scroll-margin-block-start: 1rem }
p { margin-block: 0.5rem }
:target { text-decoration: underline }
</style>
<h1>Error codes</h1>
${markdown.render(codes)}</html>
`
}
