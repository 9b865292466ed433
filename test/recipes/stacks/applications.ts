import { expect } from 'playwright/test'
import type { Recipe } from '../recipe.ts'
import { staticSite } from './static-site.ts'

/** Events of a block reach the component that renders it. */
const hearsEvents: NonNullable<Recipe['also']> = {
  'hears what happens in a block': async (page, { address }) => {
    await page.goto(address)
    await page.locator('ashlar-gallery[data-test-ready]').waitFor()
    await expect(page.getByText('Picture 1 of 2')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('Picture 2 of 2')).toBeVisible()
  },
}

const application = { build: ['npm', 'run', 'build'], isServerRendered: false, also: hearsEvents } as const

/** React, bundled by Vite. */
export const reactVite = staticSite({ ...application, name: 'react-vite', output: 'dist' })

/** Vue, bundled by Vite. */
export const vue = staticSite({ ...application, name: 'vue', output: 'dist' })
