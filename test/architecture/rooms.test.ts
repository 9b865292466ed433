import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { moduleGraph } from '../conformance/module-graph'
import { repositoryGraph } from '../conformance/repository'
import { drawRooms } from './draw-rooms'
import { productModules, roomImports, roomOf, upwardImports } from './rooms'

describe('the rooms of the repository', () => {
  const graph = repositoryGraph()
  const imports = roomImports(graph)

  it('hold every module of the product', () => {
    expect(productModules(graph).filter(path => !roomOf(path))).toEqual([])
  })

  it('import those below them only', () => {
    expect(upwardImports(imports)).toEqual([])
  })

  it('are drawn as they are in the documentation (npm run docs:figure writes it)', () => {
    expect(readFileSync('docs/rooms.svg', 'utf8')).toBe(drawRooms(imports))
  })
})

describe('an import', () => {
  const importsOf = (files: Readonly<Record<string, string>>) =>
    roomImports(moduleGraph(Object.keys(files), path => files[path] ?? ''))

  it('against the order is named, unless it is lazy or of types', () => {
    const files = {
      'src/data/json.ts': `import { cart } from '../commerce/cart'`,
      'src/data/types.ts': `import type { Cart } from '../commerce/cart'`,
      'src/data/later.ts': `import('../commerce/cart')`,
      'src/commerce/cart.ts': `import '../data/types'\nexport const cart = 1`,
    }
    expect(upwardImports(importsOf(files))).toEqual(['src/data/json.ts → src/commerce/cart.ts'])
  })

  it('is lazy only if each one between its rooms is', () => {
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
