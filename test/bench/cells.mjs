import { chromium } from 'playwright'
import { chromiumLaunch } from '../browsers/find-chromium.ts'
import { measureLoad, warmUp } from './measure.mjs'

/** Fetched ahead of the first click on a thumbnail, and counted apart on pages with galleries. */
const LIGHTBOX = /^(lightbox|page|modal|gallery-lightbox)$/

/** The pages with a limit on bytes, and those with a limit on memory. */
const LOADED = /^(boot|gallery-advised|content|form-advised)(-lite)?$/
const HELD = /^(accordions-200|galleries)(-lite)?$/

/** Whether the page has a cell to print. */
export const hasCell = ({ name }) => LOADED.test(name) || HELD.test(name)

/**
 * Prints what each page loads before a click, file by file, and the heap of the pages with many blocks. The numbers do
 * not depend on the speed of the machine.
 *
 * @param {import('./pages.mjs').Page[]} pages
 * @param {{origin: string, key: string}} server
 */
export async function printCells(pages, { origin, key }) {
  const { args, ...launch } = await chromiumLaunch()
  const browser = await chromium.launch({
    ...launch,
    args: [...args, `--ignore-certificate-errors-spki-list=${key}`],
  })
  for (const page of pages) {
    const address = `${origin}/${page.name}/`
    await warmUp(browser, address)
    const { visit, values } = await measureLoad(browser, address, { ...page, isUnlimited: true })
    await visit.close()
    if (HELD.test(page.name)) console.log(`${page.name}: ${(values.heap / 1e6).toFixed(2)} MB of heap`)
    else printFiles(page.name, [...visit.requests.values()])
  }
  await browser.close()
}

function printFiles(page, requests) {
  const files = requests.filter(({ type }) => type === 'Script').map(({ url, body }) => [nameOf(url), body])
  const isAhead = ([name]) => page.startsWith('gallery') && LIGHTBOX.test(name)
  const ahead = files.filter(isAhead)
  const own = files.filter(file => !isAhead(file))
  console.log(
    `${page}: ${kilobytes(own)} kB${ahead.length ? `, and ${kilobytes(ahead)} kB of the lightbox` : ''}`,
  )
  console.log(
    `  ${[...own, ...ahead]
      .sort((a, b) => b[1] - a[1])
      .map(file => file.join(' '))
      .join(', ')}`,
  )
}

const nameOf = url => url.replace(/.*\/|(-[\w-]{6,7})?\.js$/g, '')

const kilobytes = files => (files.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000).toFixed(1)
