import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { PICTURES, type PictureName } from '../../demo/pictures/catalogue.ts'
import { kilobytes } from './blocks/page.ts'
import { picture } from './examples/pictures.ts'
import { sample } from './highlight.ts'
import { headingsOf } from './markdown.ts'
import { EXAMPLES, SECTIONS } from './navigation.ts'
import type { Site, SitePage } from './pages.ts'
import { sectionLists } from './side-navigation.ts'

/** Sections whose folder has no page of its own. */
const WITHOUT_PAGE = ['Guides', 'Reference']

/** The overviews of the guides and of the reference: every page with its first sentence. */
export function landingPages(pages: readonly SitePage[]): SitePage[] {
  const descriptions = new Map(pages.map(({ address, description }) => [address, description]))
  return SECTIONS.filter(({ title }) => WITHOUT_PAGE.includes(title)).map(({ title, lead, folder }) => {
    const lists = sectionLists(title, pages).map(({ title: name, entries }) => {
      const id = name.toLowerCase().replace(/[^a-z]+/g, '-')
      const cards = entries.map(
        entry =>
          `<li><a href="../${entry.address}">${entry.title}</a><p>${descriptions.get(entry.address) ?? ''}</p></li>`,
      )
      return `<h2 id="${id}" tabindex="-1"><a href="#${id}">${name}</a></h2>\n<ul class="cards">${cards.join('\n')}</ul>\n`
    })
    const content = `<h1>${title}</h1>\n<p class="lead">${lead}</p>\n${lists.join('')}`
    return {
      address: `${folder}/`,
      title,
      description: lead,
      section: title,
      content,
      headings: headingsOf(content),
    }
  })
}

const PAGE = `<!doctype html>
<html lang="en">
<title>Shop</title>
<script async type="module" src="ashlar/boot.js"></script>

<ashlar-accordion>
  <details>
    <summary>Shipping</summary>
    <p>Two days.</p>
  </details>
  <details>
    <summary>Returns</summary>
    <p>Thirty days, no questions.</p>
  </details>
</ashlar-accordion>
</html>`

const SHOWN: readonly PictureName[] = ['vessels', 'bowls', 'cups', 'plates', 'jar', 'bench']

/** The size of the script tag's file. */
export const bootSize = (): string =>
  kilobytes(brotliCompressSync(readFileSync(`${import.meta.dirname}/../../dist/boot.js`)).length)

/** The whole pages that the first page shows. */
const WHOLE = ['restaurant', 'shop', 'magazine'] as const

/** What the first page shows: the shortest page, pictures, whole pages, and sizes of the build. */
export function hero({ blocks, pages }: Pick<Site, 'blocks' | 'pages'>): Readonly<Record<string, unknown>> {
  const { sizes } = blocks.find(({ name }) => name === 'accordion') ?? {}
  if (!sizes) throw new Error('no accordion')
  return {
    code: sample(PAGE, 'html', 'A whole page'),
    boot: bootSize(),
    shared: {
      react: kilobytes(sizes.react.total - sizes.react.own),
      lite: kilobytes(sizes.lite.total - sizes.lite.own),
    },
    pictures: SHOWN.map(name => ({ name, ...PICTURES[name] })),
    whole: WHOLE.map(name => {
      const address = `${EXAMPLES}${name}/`
      return { ...pages.find(page => page.address === address), picture: picture(name, 'wide', './') }
    }),
  }
}
