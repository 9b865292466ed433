import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { moduleGraph } from '../conformance/module-graph'
import { repositoryGraph } from '../conformance/repository'
import { drawRooms } from './draw-rooms'
import { productModules, roomImports, roomOf, strictlyUpwardImports, upwardImports } from './rooms'

describe('the rooms of the repository', () => {
  const graph = repositoryGraph()
  const imports = roomImports(graph)

  it('contain every module of the product', () => {
    expect(productModules(graph).filter(path => !roomOf(path))).toEqual([])
  })

  it('import only those below them', () => {
    expect(upwardImports(imports)).toEqual([])
  })

  it('of src and of the server import no types from those above them either', () => {
    expect(strictlyUpwardImports(graph)).toEqual([])
  })

  it('match the figure in the documentation (npm run docs:figure updates it)', () => {
    expect(readFileSync('docs/rooms.svg', 'utf8')).toBe(drawRooms(imports))
  })
})

describe('an import', () => {
  const importsOf = (files: Readonly<Record<string, string>>) =>
    roomImports(moduleGraph(Object.keys(files), path => files[path] ?? ''))

  it('is reported if it is against the order, unless it is lazy or type-only', () => {
    const files = {
      'src/data/json.ts': `import { cart } from '../commerce/cart'`,
      'src/data/types.ts': `import type { Cart } from '../commerce/cart'`,
      'src/data/later.ts': `import('../commerce/cart')`,
      'src/commerce/cart.ts': `import '../data/types'\nexport const cart = 1`,
    }
    expect(upwardImports(importsOf(files))).toEqual(['src/data/json.ts → src/commerce/cart.ts'])
  })

  it('of a type is reported between the rooms of src, and between those of the server', () => {
    const files = {
      'src/data/types.ts': `import type { Cart } from '../commerce/cart'`,
      'src/commerce/cart.ts': `export type { Json } from '../data/types'`,
      'demo/server/database/rows.ts': `import { serve } from '../main.ts'`,
      'demo/server/main.ts': `import './database/rows.ts'`,
    }
    expect(
      strictlyUpwardImports(moduleGraph(Object.keys(files), path => files[path as keyof typeof files])),
    ).toEqual([
      'src/data/types.ts → src/commerce/cart.ts',
      'demo/server/database/rows.ts → demo/server/main.ts',
    ])
  })

  it('is lazy only if all imports between its rooms are', () => {
    const files = {
      'runtime/core/table.ts': `import('../features/a')`,
      'runtime/features/a.ts': `import '../core/table'`,
    }
    expect(importsOf(files).map(({ from, isLazy }) => [from, isLazy])).toEqual([
      ['runtime/core', true],
      ['runtime/features', false],
    ])
  })
})
