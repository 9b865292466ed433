import { BlockError } from '../../../src/data/core/report'

/** Brings style sheets onto the page. Rejects with a BlockError when one cannot be had. */
export async function linkStyles(urls: readonly string[]): Promise<void> {
  await Promise.all(urls.map(url => linkStyle(url).catch(() => linkAgain(url))))
}

/** A failure may be over, but the browser may have kept it: the server is asked first. */
async function linkAgain(url: string): Promise<void> {
  await fetch(url, { cache: 'reload' }).catch(() => {})
  await linkStyle(url)
}

function linkStyle(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new BlockError('rollup-failed', `Loading CSS chunk failed: ${href}`))
    }
    document.head.append(link)
  })
}
