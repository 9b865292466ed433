import { execFileSync } from 'node:child_process'
import { expect, type Page, test } from 'playwright/test'
import { build } from 'vite'
import { complaints } from '../pages/site.ts'
import { createWorkspace, type Workspace } from './application.ts'
import { serveFolder } from './static-server.ts'

/** An application of two blocks. `window.seen` lists the events that its handlers receive. */
const APPLICATION = `
import { createElement as h, useRef, useState } from 'react'
import { AshlarAccordion, AshlarMenuTabs } from 'ashlar/react'

export function Application() {
  const accordion = useRef(null)
  const [isWide, setWide] = useState(false)
  const [isShown, setShown] = useState(true)
  const see = name => ({ detail, target }) =>
    window.seen.push([name, target === accordion.current ? 'accordion' : target.localName, JSON.stringify(detail)])
  return h(
    'main',
    null,
    h('button', { onClick: () => setWide(!isWide) }, 'Side'),
    h('button', { onClick: () => setShown(!isShown) }, 'Remove'),
    isShown &&
      h(
        AshlarAccordion,
        {
          ref: accordion,
          id: 'terms',
          className: isWide ? 'wide' : 'narrow',
          iconSide: isWide ? 'start' : 'end',
          dividers: undefined,
          'data-load': 'eager',
          onReady: see('ready'),
          onChange: see('change'),
        },
        h('details', null, h('summary', null, 'Shipping'), h('p', null, 'Two days.')),
        h('details', null, h('summary', null, 'Returns'), h('p', null, 'Thirty days.')),
      ),
    h(AshlarMenuTabs, {
      menus: [{ title: 'Lunch' }, { title: 'Dinner' }],
      'data-load': 'eager',
      onChange: see('change'),
    }),
  )
}
`

/** The application on a server: `renderToString`, without the loader. */
const SERVER = `
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Application } from './application.js'
process.stdout.write(renderToString(createElement(Application)))
`

/** Renders in StrictMode, then loads the blocks. */
const client = (start: string): string => `
import { createElement, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Application } from './application.js'
window.seen = []
function Page() {
  useEffect(() => {
    import('ashlar')
  }, [])
  return createElement(Application)
}
const page = createElement(StrictMode, null, createElement(Page))
${start}
`

const html = (content: string): string => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Application</title><link rel="icon" href="data:,"></head>
  <body><div id="root">${content}</div><script type="module" src="./main.js"></script></body>
</html>`

let workspace: Workspace

test.beforeAll(() => {
  workspace = createWorkspace()
  workspace.link(['react', 'react-dom'])
})

test.afterAll(() => workspace.remove())

async function open(page: Page, files: Readonly<Record<string, string>>): Promise<() => void> {
  const application = workspace.addApplication(files)
  await build({ root: application, configFile: false, logLevel: 'silent' })
  const server = await serveFolder(`${application}/dist`)
  await page.goto(`${server.origin}/`)
  return () => server.close()
}

const seen = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'seen'))

/** Uses both blocks, changes a property, and removes a block. */
async function use(page: Page): Promise<void> {
  const returns = page.getByRole('button', { name: 'Returns' })
  await returns.click()
  await expect(page.getByText('Thirty days.')).toBeVisible()
  await page.getByRole('tab', { name: 'Dinner' }).click()
  await expect
    .poll(() => seen(page))
    .toEqual([
      ['ready', 'accordion', 'null'],
      ['change', 'accordion', '{"open":[1]}'],
      ['change', 'ashlar-menu-tabs', '{"selected":1}'],
    ])

  const accordion = page.locator('ashlar-accordion')
  await page.getByRole('button', { name: 'Side' }).click()
  await expect(accordion).toHaveAttribute('data-block-json', '{"iconSide":"start"}')
  await expect(accordion).toHaveClass(/wide/)
  await expect(returns).toHaveAttribute('aria-expanded', 'true')

  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(accordion).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(returns).toHaveAttribute('aria-expanded', 'false')
}

test('React components pass their properties as data, their handlers as listeners, and a ref, in StrictMode', async ({
  page,
}) => {
  const found = complaints(page)
  const close = await open(page, {
    'application.js': APPLICATION,
    'main.js': client("createRoot(document.getElementById('root')).render(page)"),
    'index.html': html(''),
  })
  await use(page)
  expect(found).toEqual([])
  close()
})

test('React components render on a server, and hydrate there', async ({ page }) => {
  const server = workspace.addApplication({ 'application.js': APPLICATION, 'server.js': SERVER })
  const content = execFileSync('node', ['server.js'], { cwd: server, encoding: 'utf8' })
  expect(content).toContain(
    '<ashlar-accordion id="terms" class="narrow" data-load="eager" data-block-json="{&quot;iconSide&quot;:&quot;end&quot;}"><details>',
  )
  expect(content).not.toMatch(/onashlar|suppress/)

  const found = complaints(page)
  const close = await open(page, {
    'application.js': APPLICATION,
    'main.js': client("hydrateRoot(document.getElementById('root'), page)"),
    'index.html': html(content),
  })
  await use(page)
  expect(found).toEqual([])
  close()
})
