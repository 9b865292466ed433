import { FILES, importForeign } from 'virtual:ashlar/files'
import { version as release } from '../../package.json'
import { createSiteStore } from '../../src/site/core/site-store'
import { type Ashlar, boot } from '../boot/boot'

/** Stands for the folder of the build, whose files have no URLs of their own once they are bundled. */
const BASE = 'https://ashlar.invalid/'

/** A no-op for servers, where there is no page. */
const inert = (): Ashlar => ({
  version: release,
  ready: Promise.resolve(),
  discover() {},
  allDefined: () => Promise.resolve(),
  destroy() {},
  $site: createSiteStore(),
  on: () => () => {},
})

function start(): Ashlar {
  const find = (url: string): (() => Promise<unknown>) | undefined =>
    url.startsWith(BASE) ? FILES[url.slice(BASE.length).replace(/\?.*/, '')] : undefined
  const ashlar = boot(
    BASE,
    // The application's bundler decides on the files' URLs, so nothing can be requested ahead.
    { has: () => true, get: url => (find(url) ? Promise.resolve(true) : undefined), set() {} },
    url => find(url)?.() ?? importForeign(url),
  )
  window.ashlar = ashlar
  return ashlar
}

export const { version, ready, discover, allDefined, destroy, $site, on } =
  typeof document === 'undefined' ? inert() : start()
