import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createSiteStore } from './site-store'

/** Sets the store to 1, which makes the first of two listeners set it to 2. Returns what each listener hears, in order. */
function changesHeard(): string[] {
  const $site = createSiteStore()
  const heard: string[] = []
  $site.listen(({ id }) => {
    heard.push(`first ${id}`)
    if (id === 1) $site.set({ id: 2 })
  })
  $site.listen(({ id }) => heard.push(`second ${id}`))
  $site.set({ id: 1 })
  return heard
}

describe('$site, as docs/upgrading.md and docs/api.md describe it', () => {
  it('tells later listeners the new value twice if an earlier one sets it', () => {
    expect(changesHeard()).toEqual(['first 1', 'second 2', 'first 2', 'second 2'])
  })

  it("is not batched by another copy of nanostores, such as the page's", async () => {
    const copy = `${pathToFileURL('node_modules/nanostores/atom/index.js')}?copy`
    const { batch }: typeof import('nanostores') = await import(/* @vite-ignore */ copy)
    const heard: string[] = []
    batch(() => heard.push(...changesHeard()))
    expect(heard).toHaveLength(4)
  })
})
