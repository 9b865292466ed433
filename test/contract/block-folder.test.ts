import { describe, expect, it } from 'vitest'
import { folderProblems, unlistedEvents } from './block-folder'
import type { SourceFile } from './source-files'

const ENTRY = "defineBlock('map', { schema, View })"

const folder = (...names: string[]): SourceFile[] =>
  names.map(name => ({ path: `blocks/map/${name}`, text: name === 'map.ts' ? ENTRY : '' }))

const COMPLETE = ['block.ts', 'map.ts', 'map.schema.ts', 'map.view.tsx', 'map.browser.test.ts']

describe('the folder of a block', () => {
  it('is complete with five files', () => {
    expect(folderProblems('map', folder(...COMPLETE))).toEqual([])
  })

  it.each([
    ['block.ts', 'blocks/map/block.ts is missing: write its manifest there'],
    ['map.view.tsx', 'blocks/map/map.view.tsx is missing: write the React component there'],
    ['map.schema.ts', 'blocks/map/map.schema.ts is missing: write the schema of `data-block-json` there'],
  ])('requires %s', (missing, problem) => {
    expect(folderProblems('map', folder(...COMPLETE.filter(name => name !== missing)))).toEqual([problem])
  })

  it('rejects a file with another name', () => {
    expect(folderProblems('map', folder(...COMPLETE, 'view.tsx', 'Map.tsx', 'leaflet/tiles.ts'))).toEqual([
      'blocks/map/view.tsx: name it map.ROLE.ts, .tsx or .css, or move it into a subfolder',
      'blocks/map/Map.tsx: name it map.ROLE.ts, .tsx or .css, or move it into a subfolder',
    ])
  })

  it('requires a test for its rules', () => {
    expect(folderProblems('map', folder(...COMPLETE, 'map.state.ts'))).toEqual([
      'blocks/map/map.state.test.ts is missing: test the rules there',
    ])
  })

  it('rejects a definition of another tag', () => {
    const files = folder(...COMPLETE).map(file => ({ ...file, text: file.text.replace("'map'", "'maps'") }))
    expect(folderProblems('map', files)).toEqual([
      "blocks/map/map.ts: call defineBlock('map', …), which defines the tag of the folder",
    ])
  })

  it('requires each fired event in the manifest', () => {
    const files = [
      { path: 'blocks/map/map.view.tsx', text: "emit(host, 'change', {}); emit(host, 'error')" },
      { path: 'blocks/map/map.browser.test.ts', text: "emit(host, 'press')" },
    ]
    expect(unlistedEvents('map', files, {})).toEqual([
      "blocks/map/block.ts: add 'change' to events, for the block fires ashlar:change",
    ])
    expect(unlistedEvents('map', files, { events: ['change'] })).toEqual([])
  })
})
