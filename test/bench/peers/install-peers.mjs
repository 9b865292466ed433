import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { APPS, hydrating, rendering } from './react-apps.mjs'
import { WEB_AWESOME } from './web-awesome.mjs'

/** The folder in which the peers are installed and bundled, outside the repository's own packages. */
export const PEERS_FOLDER = resolve('.cache/bench/peers')

const VERSIONS = {
  '@11ty/is-land': '5.0.1',
  '@awesome.me/webawesome': '3.14.0',
  '@hookform/resolvers': '7.0.7',
  '@radix-ui/react-accordion': '1.3.1',
  '@radix-ui/react-dialog': '1.3.1',
  '@radix-ui/react-tabs': '1.2.1',
  '@shoelace-style/shoelace': '2.20.1',
  '@splidejs/splide': '4.1.4',
  'embla-carousel': '8.6.0',
  glightbox: '3.3.1',
  'lite-youtube-embed': '0.3.4',
  photoswipe: '5.4.4',
  'react-hook-form': '7.92.0',
  'vanilla-cookieconsent': '3.1.0',
}

const NEXT = `const next = root.querySelector('.embla__next'), previous = root.querySelector('.embla__previous')
  previous.addEventListener('click', () => embla.scrollPrev())
  next.addEventListener('click', () => embla.scrollNext())
  const select = () => { previous.disabled = !embla.canScrollPrev(); next.disabled = !embla.canScrollNext() }
  embla.on('init', select).on('reInit', select).on('select', select)`

/** The code of a site that uses a peer; each becomes one bundle with its lazy chunks. */
const SOURCES = {
  embla: `import EmblaCarousel from 'embla-carousel'
import PhotoSwipeLightbox from 'photoswipe/lightbox'
import 'photoswipe/style.css'
for (const root of document.querySelectorAll('.hero')) {
  const embla = EmblaCarousel(root.querySelector('.embla'), { loop: false })
  root.embla = embla
  ${NEXT}
}
if (document.querySelector('#grid'))
  new PhotoSwipeLightbox({ gallery: '#grid', children: 'a', pswpModule: () => import('photoswipe') }).init()`,
  splide: `import Splide from '@splidejs/splide'
import '@splidejs/splide/css'
import GLightbox from 'glightbox'
import 'glightbox/dist/css/glightbox.css'
window.splide = new Splide('.splide', { lazyLoad: 'nearby', rewind: true }).mount()
GLightbox({ selector: '.glightbox', loop: true })`,
  // Hydrates each element near the viewport; React comes from the repository.
  'react-lazy': `import { createElement as h, Fragment, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
function Accordion({ items }) {
  const [open, setOpen] = useState(-1)
  return items.map(({ title, body }, at) => h(Fragment, { key: at },
    h('h3', null, h('button', { className: 'trigger', 'aria-expanded': open === at, onClick: () => setOpen(open === at ? -1 : at) }, title)),
    h('div', { hidden: open !== at }, h('p', null, body))))
}
const observer = new IntersectionObserver(entries => {
  for (const { target, isIntersecting } of entries) if (isIntersecting) { observer.unobserve(target); target.hydrate() }
}, { rootMargin: '200px' })
customElements.define('x-accordion', class extends HTMLElement {
  connectedCallback() {
    observer.observe(this)
    this.addEventListener('click', this, { capture: true, once: true })
  }
  handleEvent(event) {
    if (this.root) return
    event.stopPropagation()
    flushSync(() => this.hydrate())
    event.target.click()
  }
  hydrate() { this.root ??= hydrateRoot(this, h(Accordion, JSON.parse(this.dataset.json))) }
})`,
  'is-land': `import '@11ty/is-land/is-land.js'`,
  shoelace: `import './node_modules/@shoelace-style/shoelace/cdn/shoelace-autoloader.js'`,
  ...WEB_AWESOME,
  ...Object.fromEntries(Object.entries(APPS).map(([name, app]) => [name, hydrating(app)])),
}

/** Installs the peers at fixed versions and bundles them as a site would; a second run changes nothing. */
export async function installPeers() {
  const manifest = JSON.stringify({ private: true, dependencies: VERSIONS })
  const file = join(PEERS_FOLDER, 'package.json')
  const isInstalled =
    existsSync(join(PEERS_FOLDER, 'node_modules')) && readFileSync(file, 'utf8') === manifest
  if (!isInstalled) {
    mkdirSync(PEERS_FOLDER, { recursive: true })
    writeFileSync(file, manifest)
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: PEERS_FOLDER,
      stdio: 'inherit',
    })
  }
  for (const [name, contents] of Object.entries(SOURCES)) {
    await build({
      ...bundled(name, contents),
      splitting: true,
      minify: true,
      // Shoelace's list of files with side effects leaves out its autoloader.
      ignoreAnnotations: name === 'shoelace',
      target: 'es2022',
    })
  }
  for (const [name, app] of Object.entries(APPS)) {
    await build({
      ...bundled(name, rendering(app)),
      entryNames: 'server',
      platform: 'node',
      outExtension: { '.js': '.cjs' },
      format: 'cjs',
    })
    const { default: rendered } = await import(
      pathToFileURL(join(PEERS_FOLDER, 'built', name, 'server.cjs')).href
    )
    writeFileSync(join(PEERS_FOLDER, 'built', name, 'app.html'), rendered.html)
  }
}

/** The options of every bundle of a peer. */
const bundled = (name, contents) => ({
  stdin: { contents, resolveDir: PEERS_FOLDER, sourcefile: `${name}.js` },
  outdir: join(PEERS_FOLDER, 'built', name),
  entryNames: 'main',
  bundle: true,
  format: 'esm',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
})
