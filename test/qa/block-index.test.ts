import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { html } from 'hono/html'
import { describe, expect, it } from 'vitest'
import { readBlockSizes } from '../../demo/server/pages/block-sizes'
import { introduction, showVariants } from '../../demo/server/pages/markup-examples'
import type { Page, View } from '../../demo/server/pages/page'
import { readStates } from '../../demo/server/pages/qa/block-states'
import { DEFAULT_SITE } from '../../demo/server/pages/saved-site'

const VIEW: View = { flavour: 'react', language: 'en', link: path => path, site: DEFAULT_SITE }

const page = (path: string, sections: Readonly<Record<string, string>>, blocks?: string[]): Page => {
  const variants = Object.entries(sections).map(([title, source]) => ({ title, note: '', source }))
  return {
    path,
    title: path,
    description: '',
    frame: 'qa',
    ...(blocks && { blocks }),
    body: () => html`${introduction('X', 'This & that.')}${showVariants(variants)}`,
  }
}

const PAGES = [
  page('/loading', { Soon: '<ashlar-map></ashlar-map>' }),
  page('/blocks/map', { Plain: '<ashlar-map></ashlar-map>', Adopted: '<div class="sqs-block-map"></div>' }),
  page('/blocks/map-large', { Large: '<div data-ashlar="map"></div>' }),
  page('/bars', { A: '<ashlar-bar></ashlar-bar>', B: '<p>B</p>' }, ['bar', 'badge']),
]

describe('the list of blocks', () => {
  it('finds the states of a block on its own pages, and other pages that contain it', async () => {
    const map = (await readStates(PAGES, ['map', 'bar', 'badge'], VIEW)).get('map')
    expect(map?.states.map(({ href }) => href)).toEqual([
      '/blocks/map#plain',
      '/blocks/map#adopted',
      '/blocks/map-large#large',
    ])
    expect([map?.page?.path, map?.text]).toEqual(['/blocks/map', 'This & that.'])
    expect(map?.alsoOn.map(({ path }) => path)).toEqual(['/loading'])
  })

  it('does not mistake a page for that of a block whose name is a prefix', async () => {
    const map = (await readStates(PAGES, ['map', 'map-large'], VIEW)).get('map')
    expect(map?.states.map(({ title }) => title)).toEqual(['Plain', 'Adopted'])
    expect(map?.alsoOn.map(({ path }) => path)).toEqual(['/loading', '/blocks/map-large'])
  })

  it('lists for a page with several blocks the states of each', async () => {
    const states = await readStates(PAGES, ['bar', 'badge', 'none'], VIEW)
    const titles = (name: string) => states.get(name)?.states.map(({ title }) => title)
    expect([titles('bar'), titles('badge'), titles('none')]).toEqual([['A'], ['A', 'B'], []])
    expect(states.get('none')?.page).toBe(undefined)
  })

  it('measures the blocks of a build, alone and with shared chunks', async () => {
    const dist = await mkdtemp(join(tmpdir(), 'ashlar-sizes-'))
    expect(await readBlockSizes(dist)).toEqual(new Map())
    await writeFile(join(dist, 'map.js'), 'a'.repeat(500))
    await writeFile(
      join(dist, 'kit.js'),
      Buffer.from(Array.from({ length: 500 }, (_, at) => (at * 97) % 251)),
    )
    const bundles = { map: { js: ['map.js', 'kit.js'] }, core: { js: ['map.js'] } }
    await writeFile(join(dist, 'manifest.json'), JSON.stringify({ bundles }))
    const sizes = await readBlockSizes(dist)
    await rm(dist, { recursive: true })
    expect([...sizes.keys()]).toEqual(['map'])
    const { own = 0, total = 0 } = sizes.get('map') ?? {}
    expect(own).toBeLessThan(50)
    expect(total - own).toBeGreaterThan(200)
  })
})
