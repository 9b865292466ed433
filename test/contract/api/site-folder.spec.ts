import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startServer } from '../../../demo/server/start-server'
import { temporaryFolder } from './backend'
import { visit } from './visitor'

it('takes what the forms of an exported site bring, and no others', async () => {
  const site = temporaryFolder()
  const context = { formId: 'exported', formFields: [{ type: 'email', id: 'e', title: 'E', required: true }] }
  const script = `<script class="sqs-form-block-context" type="application/json">${JSON.stringify(context)}</script>`
  writeFileSync(join(site.path, 'write to us.html'), `<form data-form-id="exported">${script}</form>`)
  const server = await startServer({ port: 0, site: site.path })
  const submit = async (formId: string, e: string) =>
    (await visit(server.address).submit(formId, { e })).status
  const statuses = [
    await submit('exported', 'a@b.co'),
    await submit('exported', 'nobody'),
    await submit('other', 'a@b.co'),
  ]
  expect(statuses).toEqual([200, 400, 404])
  expect(await (await fetch(server.address)).text()).toContain('write to us')
  await server.stop()
  site.remove()
})
