import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { type Command, run } from '../commands.ts'
import type { Recipe, RunningSite } from '../recipe.ts'

const OWNER = { email: 'owner@example.com', password: 'only for the tests' }

interface StaticSite extends Pick<Recipe, 'name' | 'programs' | 'hasPackages' | 'files' | 'also'> {
  /** The command that builds it, if it has a build. */
  readonly build?: Command
  /** The folder of the finished pages. */
  readonly output: string
  readonly isServerRendered?: boolean
}

/** A folder of pages, whose forms post to the reference backend at the same origin. */
export function staticSite({ build, output, isServerRendered = true, ...recipe }: StaticSite): Recipe {
  return {
    ...recipe,
    isServerRendered,
    async start(folder) {
      if (build) await run(build, { cwd: folder })
      return serveFolder(join(folder, output))
    },
  }
}

async function serveFolder(site: string): Promise<RunningSite> {
  // Node alone, which lists the recipes, does not resolve the server's imports.
  const { startServer } = await import('../../../demo/server/serving/start-server.ts')
  const server = await startServer({
    port: 0,
    site,
    services: { data: { memory: true }, owner: OWNER },
  })
  await server.open()
  return {
    address: server.address,
    stop: server.stop,
    messages: page => readAsOwner(page, server.address),
  }
}

/** The submissions on the owner's page. */
async function readAsOwner(page: Page, address: string): Promise<string> {
  await page.goto(`${address}/config/`)
  await page.getByLabel('E-mail address').fill(OWNER.email)
  await page.getByLabel('Password').fill(OWNER.password)
  await page.keyboard.press('Enter')
  return page.getByRole('main').filter({ hasText: 'Submissions' }).innerText()
}
