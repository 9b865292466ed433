import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'playwright/test'

const BUNDLES = /^\/dist\/(core|accordion|shared\/kit)-/
const item = (title: string): string => `<details><summary>${title}</summary><p>Two days.</p></details>`

/** The page up to the middle of its first block. */
const START = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Streamed</title>
<script type="module" async src="/dist/boot.js"></script></head><body><h1>Streamed</h1>
<ashlar-accordion>${item('Shipping')}`
const REST = `${item('Returns')}</ashlar-accordion><div style="height: 5000px"></div>
<ashlar-marquee><p>Far below</p></ashlar-marquee></body></html>`

test('requests the bundles of visible blocks while the page arrives, and mounts once it is read', async ({
  page,
}) => {
  const asked: string[] = []
  let document: ServerResponse | undefined
  const server = createServer(({ url = '/' }, response) => {
    asked.push(url)
    if (url === '/') {
      document = response.writeHead(200, { 'content-type': 'text/html' })
      // More than what browsers wait for before they show a page.
      document.write(START.padEnd(START.length + 4096))
      return
    }
    const file = url.slice(1)
    if (!url.startsWith('/dist/') || !existsSync(file)) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(file))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  try {
    const { port } = server.address() as AddressInfo
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' })
    // The page ends only after its first block's files have been requested.
    await expect.poll(() => asked.filter(url => BUNDLES.test(url)).length).toBe(3)
    expect(await page.evaluate(() => window.customElements.get('ashlar-accordion') === undefined)).toBe(true)
    document?.end(REST)
    await expect(page.getByRole('button', { name: 'Returns' })).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('button')).toHaveCount(2)
    await page.waitForLoadState('networkidle')
    expect(asked.filter(url => url.includes('marquee'))).toEqual([])
    expect(asked.length).toBe(new Set(asked).size)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
