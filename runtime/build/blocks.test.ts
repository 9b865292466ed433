import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type Block, bundleEntries, manifestProblems, readBlocks } from './blocks.ts'

const MAP: Block = {
  name: 'map',
  title: 'Map',
  description: 'A map.',
  withoutScripts: 'the address',
  budget: 3000,
}

const problems = (...blocks: readonly object[]): string[] =>
  manifestProblems(blocks.map(block => ({ ...MAP, ...block })))

describe('the manifests of the blocks', () => {
  it('are complete with a title, a description, the HTML and a budget', () => {
    expect(problems({})).toEqual([])
    expect(problems({ events: ['change'] })).toEqual([])
  })

  it.each([
    [{ budget: 0 }, 'budget is 0: write a whole number of bytes above 0, such as 3000'],
    [{ budget: '3 kB' }, 'budget is 3 kB: write a whole number of bytes above 0, such as 3000'],
    [{ budget: Number.NaN }, 'budget is NaN: write a whole number of bytes above 0, such as 3000'],
    [{ title: '' }, 'title must be one line of text without "|"'],
    [{ description: 'a | b' }, 'description must be one line of text without "|"'],
    [{ events: ['ashlar:x'] }, 'event "ashlar:x": write the name in lower case, without "ashlar:"'],
  ])('%j is a problem', (wrong, problem) => {
    expect(problems(wrong)).toEqual([`blocks/map/block.ts: ${problem}`])
  })

  it('require unique titles and bundle names', () => {
    expect(problems({}, { name: 'plan', entries: { map: 'plan.map.ts' } })).toEqual([
      'blocks/map/block.ts: title "Map" is also used by blocks/plan: write another one',
      'blocks/plan/block.ts: title "Map" is also used by blocks/map: write another one',
      'blocks/plan/block.ts: entry "map" has the name of another bundle: write another one',
    ])
  })

  it('list the bundles of each folder', () => {
    expect(bundleEntries([{ ...MAP, entries: { plan: 'map.plan.ts' } }])).toEqual({
      map: 'blocks/map/map.ts',
      plan: 'blocks/map/map.plan.ts',
    })
  })
})

describe('a repository with a folder without a manifest', () => {
  const root = mkdtempSync(join(tmpdir(), 'ashlar-blocks-'))
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('fails with the missing file and the invalid ones', async () => {
    for (const name of ['kit', 'map', 'plan']) mkdirSync(join(root, 'blocks', name), { recursive: true })
    const wrong = JSON.stringify({ ...MAP, budget: -1 })
    writeFileSync(join(root, 'blocks/map/block.ts'), `export default ${wrong} as const`)
    await expect(readBlocks(root)).rejects.toThrow(
      [
        'blocks/plan/block.ts is missing: export a default object that satisfies BlockManifest, or create the block with `npm run new-block plan`',
        'blocks/map/block.ts: budget is -1: write a whole number of bytes above 0, such as 3000',
      ].join('\n'),
    )
  })
})
