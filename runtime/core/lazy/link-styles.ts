import { dom } from '../../../src/data/core/dom'
import { BlockError } from '../../../src/data/core/report'

/** Loads style sheets into the page. Rejects with a BlockError if one fails to load. */
export async function linkStyles(urls: readonly string[]): Promise<void> {
  await Promise.all(urls.map(url => linkStyle(url).catch(() => linkAgain(url))))
}

/** Retries past the browser's cache, which may hold the failure. */
async function linkAgain(url: string): Promise<void> {
  await fetch(url, { cache: 'reload' }).catch(() => {})
  await linkStyle(url)
}

function linkStyle(href: string): Promise<unknown> {
  const link = Object.assign(dom.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new BlockError('rollup-failed', `Loading CSS chunk failed: ${href}`))
    }
    dom.head.append(link)
  })
}
