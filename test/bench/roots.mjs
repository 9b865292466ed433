import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { aliasesOf } from '../../runtime/build/preact.ts'
import { chromiumLaunch } from '../browsers/find-chromium.ts'
import { writeResults } from './results.mjs'

/*
 * Compares a root for each block with one root for all of them, which shows each by a portal:
 *
 *   node test/bench/roots.mjs
 *
 * Each block has three items with a button, like an accordion. The heap is what is left after a collection; `work` is
 * the time of the main thread, on a machine that should do nothing else.
 */
const COUNT = 200
const ROUNDS = 5

const VIEW = `
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createPortal, flushSync } from 'react-dom'

function Item({ at }) {
  const [isOpen, setOpen] = useState(false)
  return h('div', null, h('button', { 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) }, at), h('p', { hidden: !isOpen }, at))
}
const Block = () => h('section', null, [1, 2, 3].map(at => h(Item, { key: at, at })))
const hosts = Array.from({ length: ${COUNT} }, () => document.body.appendChild(document.createElement('div')))
`

/** Blocks mount one by one, as they come near the viewport; the last way is for comparison. */
const WAYS = {
  'a root per block': `for (const host of hosts) { const root = createRoot(host); flushSync(() => root.render(h(Block))) }`,
  'one root with portals': `
const root = createRoot(document.createElement('div')); const shown = []
for (const host of hosts) { shown.push(host); flushSync(() => root.render(shown.map((host, at) => createPortal(h(Block), host, at)))) }`,
  'one root with portals, all at once': `
const root = createRoot(document.createElement('div'))
flushSync(() => root.render(hosts.map((host, at) => createPortal(h(Block), host, at))))`,
}

const folder = fileURLToPath(new URL('../..', import.meta.url))

async function bundle(flavour, way) {
  const alias = aliasesOf(flavour).map(({ find, replacement }) => ({ find, replacement }))
  const plugin = {
    name: 'flavour',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^react/ }, ({ path, resolveDir, kind }) => {
        const own = alias.find(({ find }) => find.test(path))
        return own && resolve(path.replace(own.find, own.replacement), { resolveDir, kind })
      })
    },
  }
  const { outputFiles } = await build({
    stdin: { contents: VIEW + WAYS[way], resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [plugin],
  })
  return outputFiles[0].text
}

async function measure(browser, code) {
  const context = await browser.newContext()
  const tab = await context.newPage()
  const cdp = await context.newCDPSession(tab)
  await cdp.send('Performance.enable')
  await tab.setContent(`<!doctype html><body></body>`)
  await tab.addScriptTag({ content: code, type: 'module' })
  await tab.waitForFunction(`document.querySelectorAll('button').length === ${3 * COUNT}`)
  await cdp.send('HeapProfiler.enable')
  for (let round = 0; round < 3; round++) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const value = name => metrics.find(metric => metric.name === name).value
  await context.close()
  return {
    heap: value('JSHeapUsedSize'),
    listeners: value('JSEventListeners'),
    work: Math.round(value('TaskDuration') * 1000),
  }
}

const { args, ...launch } = await chromiumLaunch()
const browser = await chromium.launch({ ...launch, args })
const rows = []
for (const flavour of ['react', 'lite']) {
  for (const way of Object.keys(WAYS)) {
    const code = await bundle(flavour, way)
    const runs = []
    for (let round = 0; round < ROUNDS; round++) runs.push(await measure(browser, code))
    const middle = name => runs.map(run => run[name]).sort((a, b) => a - b)[ROUNDS >> 1]
    rows.push({
      flavour,
      way,
      blocks: COUNT,
      heap: middle('heap'),
      listeners: middle('listeners'),
      work: middle('work'),
    })
    console.log(JSON.stringify(rows.at(-1)))
  }
}
writeResults(resolve(folder, 'test/bench/results/roots.json'), { rows }, browser)
await browser.close()
