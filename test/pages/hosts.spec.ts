import { changedParts, FIRST_HOSTS, openHost } from '../fixtures/hosts.ts'
import { expect, markReadyBlocks, test } from './site.ts'

test.beforeEach(({ page }) => markReadyBlocks(page))

for (const [name, css] of Object.entries(FIRST_HOSTS)) {
  test(`the parts of blocks keep size, place and look under ${name}`, async ({ page }) => {
    await openHost(page)
    expect(await changedParts(page, css)).toEqual([])
  })
}
