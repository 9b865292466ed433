import { expect, test } from 'playwright/test'
import { complaints, markReadyBlocks } from '../pages/site.ts'
import { createWorkspace, type Workspace } from './application.ts'
import { BUNDLERS } from './bundlers.ts'
import { serveFolder } from './static-server.ts'

/** Applications by what they import, with the number of blocks that render. */
const IMPORTS: readonly (readonly [title: string, code: string, blocks: number])[] = [
  ['all blocks', "import 'ashlar'", 2],
  [
    'all blocks, on Preact',
    "import { ready } from 'ashlar/lite'\nready.then(() => document.body.append('started'))",
    2,
  ],
  ['one block', "import 'ashlar/accordion'", 1],
  ['two blocks, on Preact', "import 'ashlar/lite/gallery'\nimport 'ashlar/lite/accordion'", 2],
]

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const page = (script: string): string => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Application</title><link rel="icon" href="data:,"></head>
  <body>
    <ashlar-accordion data-block-json='{"openFirst":true}'>
      <details><summary>Shipping</summary><p>Two days.</p></details>
      <details><summary>Returns</summary><p>Thirty days.</p></details>
    </ashlar-accordion>
    <div data-ashlar="gallery"><a href="#large"><img src="${PICTURE}" width="40" height="30" alt="A jar"></a></div>
    ${script}
  </body>
</html>`

let workspace: Workspace

test.beforeAll(() => {
  workspace = createWorkspace()
})

test.afterAll(() => workspace.remove())

/** Those of the repository, unless `BUNDLERS` is `all`. */
const bundlers = Object.entries(BUNDLERS).filter(
  ([, { install }]) => !install || process.env['BUNDLERS'] === 'all',
)

for (const [bundlerName, bundler] of bundlers) {
  for (const [title, code, blocks] of IMPORTS) {
    test(`${bundlerName} bundles an application that imports ${title}`, async ({ page: tab }) => {
      const application = workspace.addApplication({ 'main.js': code, ...bundler.files?.(page, code) })
      const found = complaints(tab)
      await markReadyBlocks(tab)
      const output = await bundler.bundle(application)
      const server = output.startsWith('http') ? undefined : await serveFolder(output)

      await tab.goto(server ? `${server.origin}/` : output)
      await expect(tab.locator('[data-test-ready]')).toHaveCount(blocks)
      const button = tab.getByRole('button', { name: 'Returns' })
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(tab.getByText('Thirty days.')).toBeVisible()
      expect(found).toEqual([])

      server?.close()
      await bundler.stop?.()
    })
  }
}
