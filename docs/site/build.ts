import { cpSync, existsSync, globSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import Eleventy from '@11ty/eleventy'
import { build } from 'esbuild'
import project from '../../package.json' with { type: 'json' }
import { THUMBNAIL } from '../../runtime/build/docs-tables.ts'
import { blocksByGroup } from './blocks/groups.ts'
import { kilobytes } from './blocks/page.ts'
import { ERROR_CODES_FILE, errorCodesPage } from './error-codes.ts'
import { PICTURES_FOLDER } from './examples/pictures.ts'
import { WHOLE_PAGES } from './examples/read.ts'
import { hero } from './landing.ts'
import { rootOf } from './links.ts'
import { fillReadme } from './numbers/readme-tables.ts'
import { readSite, type Site } from './pages.ts'
import { searchIndex } from './search/search-index.ts'
import { sideNavigation } from './side-navigation.ts'
import { stackTables } from './tables.ts'

const ROOT = join(import.meta.dirname, '../..')
const HERE = relative(process.cwd(), import.meta.dirname) || '.'
const OUT = relative(process.cwd(), join(ROOT, 'docs/dist'))

/** Builds the documentation into `docs/dist`, from `docs/`, `blocks/` and the build in `dist/`. */
export async function buildDocs(): Promise<void> {
  const site = await readSite()
  rmSync(OUT, { recursive: true, force: true })
  await new Eleventy(join(HERE, 'pages'), OUT, {
    quietMode: true,
    config: config => configure(config, site),
  }).write()
  for (const { address, content } of site.plain) writePage(address, content)
  for (const folder of ['dist', 'dist/lite'])
    writeFileSync(join(ROOT, folder, ERROR_CODES_FILE), errorCodesPage(ROOT))
  copyFiles()
  writeFileSync(join(OUT, 'assets/search.json'), searchIndex(site.pages))
  writeFileSync(join(OUT, 'assets/playground.json'), JSON.stringify(site.playground))
  await bundleAssets()
  fillReadme(site.blocks)
}

function configure(config: import('@11ty/eleventy').EleventyConfig, site: Site): void {
  config.setTemplateFormats(['njk'])
  config.setIncludesDirectory('../layouts')
  config.setLayoutsDirectory('../layouts')
  config.addGlobalData('navigation', sideNavigation(site))
  config.addGlobalData('blockGroups', blocksByGroup(site.blocks))
  config.addGlobalData('blocks', site.blocks)
  config.addGlobalData('version', project.version)
  config.addGlobalData('hero', hero(site))
  config.addFilter('kilobytes', kilobytes)
  config.addGlobalData(
    'thumbnails',
    site.blocks.map(({ name }) => name).filter(name => existsSync(join(ROOT, 'blocks', name, THUMBNAIL))),
  )
  for (const { content, ...page } of site.pages) {
    const raw = `{% raw %}${stackTables(content).replaceAll('{%', '{% endraw %}{{ "{%" }}{% raw %}')}{% endraw %}`
    config.addTemplate(`${page.address.replace(/\/$/, '') || 'index'}.njk`, raw, {
      ...page,
      root: rootOf(page.address),
      layout: 'page.njk',
      permalink: `${page.address}index.html`,
    })
  }
}

function writePage(address: string, content: string): void {
  const file = join(OUT, address, 'index.html')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Neither types nor source maps, nor what bundlers and editors read. */
const NOT_SERVED = /\.map$|^(types|package|cli|spec\.js)$/

function copyFiles(): void {
  cpSync(join(ROOT, 'docs/site/assets'), join(OUT, 'assets'), {
    recursive: true,
    filter: path => !/\.(ts|css)$/.test(path),
  })
  for (const figure of ['rooms.svg']) cpSync(join(ROOT, 'docs', figure), join(OUT, 'assets', figure))
  cpSync(join(ROOT, 'docs/requirements.tsv'), join(OUT, 'requirements.tsv'))
  cpSync(join(ROOT, 'demo/public/icon.svg'), join(OUT, 'assets/icon.svg'))
  cpSync(join(ROOT, 'demo/pictures/files'), join(OUT, 'pictures'), { recursive: true })
  cpSync(PICTURES_FOLDER, join(OUT, 'assets/examples'), { recursive: true })
  for (const file of globSync(`blocks/*/${THUMBNAIL}`, { cwd: ROOT }))
    cpSync(join(ROOT, file), join(OUT, 'assets', file))
  for (const name of WHOLE_PAGES)
    cpSync(join(ROOT, 'demo/examples', name, 'style.css'), join(OUT, 'examples', name, 'page/style.css'))
  for (const name of readdirSync(join(ROOT, 'dist')).filter(name => !NOT_SERVED.test(name))) {
    cpSync(join(ROOT, 'dist', name), join(OUT, 'ashlar', name), {
      recursive: true,
      filter: path => !path.endsWith('.map'),
    })
  }
}

/** Bundles the site's own scripts and style sheets, so that each is one request. */
async function bundleAssets(): Promise<void> {
  const shared = { bundle: true, minify: true, format: 'esm', target: 'es2022' } as const
  await build({
    ...shared,
    entryPoints: ['site.ts', 'playground.ts', 'site.css', 'playground.css', 'example.css'].map(name =>
      join(ROOT, 'docs/site/assets', name),
    ),
    outdir: join(OUT, 'assets'),
    splitting: true,
    chunkNames: 'shared-[hash]',
  })
  await build({
    ...shared,
    // No module: a page without an origin gets modules only from servers that allow all origins.
    format: 'iife',
    entryPoints: [join(ROOT, 'docs/site/playground/frame-page.ts')],
    outdir: join(OUT, 'playground/frame'),
  })
}
