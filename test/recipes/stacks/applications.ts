import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { freePort } from '../../browsers/processes.ts'
import { run, serve } from '../commands.ts'
import type { Recipe } from '../recipe.ts'
import { showsRejections } from './own-server.ts'
import { staticSite } from './static-site.ts'

/** Checks the promises to a component about the blocks that it renders. */
const components: NonNullable<Recipe['also']> = {
  'hears what happens in a block': async (page, { address }) => {
    await page.goto(address)
    await page.locator('ashlar-gallery[data-test-ready]').waitFor()
    await expect(page.getByText('Picture 1 of 2')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('Picture 2 of 2')).toBeVisible()
  },
  'adds and removes the children of a live block': async (page, { address }) => {
    await page.goto(address)
    await page.locator('ashlar-accordion[data-test-ready]').waitFor()
    await page.getByRole('button', { name: 'Returns' }).click()
    await page.getByRole('button', { name: 'More questions' }).click()
    await page.getByRole('button', { name: 'Repairs' }).click()
    await expect(page.getByText('Bring all the pieces.')).toBeVisible()
    await page.getByRole('button', { name: 'Fewer questions' }).click()
    await expect(page.getByRole('button', { name: 'Repairs' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Returns' }).click()
    await expect(page.getByText('Thirty days, no questions.')).toBeVisible()
  },
}

const application = { build: ['npm', 'run', 'build'], isServerRendered: false, also: components } as const

/** React, bundled by Vite. */
export const reactVite = staticSite({ ...application, name: 'react-vite', output: 'dist' })

/** Vue, bundled by Vite. */
export const vue = staticSite({ ...application, name: 'vue', output: 'dist' })

/** Pages rendered by Astro, with Ashlar in their script. */
export const astro = staticSite({
  name: 'astro',
  hasPackages: true,
  build: ['npm', 'run', 'build'],
  output: 'dist',
})

/** Pages rendered by Next's server and hydrated, with a route of their own for the form. */
export const next: Recipe = {
  name: 'next',
  hasPackages: true,
  isServerRendered: true,
  async start(folder) {
    await run(['npm', 'run', 'build'], { cwd: folder })
    const port = await freePort()
    const server = await serve(['npm', 'run', 'start', '--', '--port', `${port}`], { cwd: folder, port })
    return { ...server, messages: () => readFile(join(folder, 'messages.jsonl'), 'utf8') }
  },
  also: showsRejections,
}
