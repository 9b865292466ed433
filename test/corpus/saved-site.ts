import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { NEW, NEW_CSS, OLD } from '../../runtime/features/legacy/header/legacy-header.fixture.ts'

/** A whole site as a visitor saves it: pages with a header, blocks of the corpus, and the builder's scripts. */
export interface SavedSite {
  readonly name: string
  /** The builder's scripts, in bytes, as `facts.md` of the corpus states them for such a site. */
  readonly scripts: Readonly<Record<string, number>>
  readonly header: string
  /** The pages, and the fragments that each has. */
  readonly pages: Readonly<Record<string, readonly string[]>>
}

const MB = 1e6

/** A site of each generation of the builder. */
export const SITES: readonly SavedSite[] = [
  {
    name: 'older',
    scripts: {
      'common-min.en-US.js': 1.57 * MB,
      'common-vendors-min.en-US.js': 0.66 * MB,
      'site-bundle.js': 0.13 * MB,
    },
    header: OLD,
    pages: {
      'index.html': ['gallery/06', 'button/01', 'summary/01'],
      'about/index.html': ['image/01', 'image/04', 'video/02'],
      'team.html': ['gallery/07', 'product-gallery/05'],
      'contact.html': ['form/01', 'map/01'],
    },
  },
  {
    name: 'newer',
    scripts: {
      'common-min.en-US.js': 1.57 * MB,
      'extract-css-moment-js-vendor-min.en-US.js': 0.85 * MB,
      'common-vendors-min.en-US.js': 0.66 * MB,
      'common-vendors-stable-min.en-US.js': 0.246 * MB,
      'site-bundle.js': 0.134 * MB,
    },
    header: `<style>${NEW_CSS}</style>${NEW}`,
    pages: {
      'index.html': ['marquee/01', 'gallery/04', 'button/03'],
      'about/index.html': ['accordion/01', 'accordion/03', 'video/03'],
      'team.html': ['user-items-list/01', 'summary/02'],
      'contact.html': ['form/03', 'cart-indicator/01'],
    },
  },
]

/** Writes a site into a folder, in the way that a mirroring tool does. */
export async function writeSite(
  { scripts, header, pages }: SavedSite,
  corpus: string,
  folder: string,
): Promise<void> {
  const write = async (name: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  for (const [name, bytes] of Object.entries(scripts)) {
    await write(`assets.squarespace.com/universal/scripts-compressed/${name}`, '/'.repeat(bytes))
  }
  for (const [name, fragments] of Object.entries(pages)) {
    const up = '../'.repeat(name.split('/').length - 1)
    const tags = Object.keys(scripts).map(
      script => `<script src="${up}assets.squarespace.com/universal/scripts-compressed/${script}"></script>`,
    )
    const blocks = await Promise.all(
      fragments.map(fragment => readFile(join(corpus, 'fragments', `${fragment}.html`), 'utf8')),
    )
    await write(
      name,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width">${tags.join('\n')}</head><body>${header}
<main class="sqs-layout">${blocks.map(block => `<section>${block}</section><p>A paragraph between blocks.</p>`).join('\n')}</main></body></html>`,
    )
  }
}
