import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import type { Page } from 'playwright/test'
import { crumbCookie } from '../../demo/server/requests/crumbs.ts'
import { backend } from '../../demo/server/serving/app.ts'
import { contentTypeOf, fileResponse } from '../../demo/server/serving/file-response.ts'
import { openServices } from '../../demo/server/serving/open-services.ts'
import { candidates } from '../../demo/server/serving/site-folder.ts'
import { findFile } from '../../demo/server/serving/static-files.ts'
import { freePort } from '../browsers/processes.ts'
import type { RunningSite } from './recipe.ts'

const OWNER = { email: 'owner@example.com', password: 'only for the tests' }

/** The form of every site; a form in a script is not found on a page. */
const CONTACT = {
  id: 'contact',
  title: 'Contact',
  kind: 'form',
  fields: [],
  needsCaptcha: false,
  successRedirect: '',
} as const

/** Serves a folder of finished files unchanged, with the reference backend's calls at the same origin. */
export async function serveWithBackend(folder: string): Promise<RunningSite> {
  const services = openServices({ data: { memory: true }, owner: OWNER, forms: async () => [CONTACT] })
  await services.open()
  const app = new Hono()
  app.route('/', backend(services))
  app.use('*', crumbCookie(services))
  app.get('*', async ({ req, notFound }) => {
    for (const path of candidates(req.path, '')) {
      const file = await findFile(folder, path)
      if (file === undefined) continue
      const bytes = await readFile(file)
      return fileResponse(req.raw, { bytes, type: contentTypeOf(file, bytes), cache: 'no-cache' })
    }
    return notFound()
  })
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  const port = await freePort()
  await new Promise<void>(done => server.listen(port, done))
  const address = `http://localhost:${port}`
  return {
    address,
    messages: page => readAsOwner(page, address),
    stop: async () => {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
      await services.close()
    },
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
