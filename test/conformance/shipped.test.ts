import { describe, expect, it } from 'vitest'
import { foundationOf } from './foundation'
import { moduleGraph } from './module-graph'
import { findShipped } from './shipped'

/** A small repository: the contents of `BUNDLES`, a server, a build, and unused modules. */
const FILES: Readonly<Record<string, string>> = {
  'src/money.ts': 'export const cents = 1',
  'src/money.types.ts': 'export interface Money { cents: number }',
  'src/money.messages.ts': `export const TEXTS = { none: 'No money' }`,
  'src/stock.ts': 'export const stock = 1',
  'src/spec/spec.ts': `export { MAX_BLOCKS } from './limits'\nexport { cents } from '../money'`,
  'src/spec/limits.ts': 'export const MAX_BLOCKS = 60',
  'src/money-part.ts': `export { cents } from './money'\nexport type { Money } from './money.types'`,
  'src/forgotten.ts': `import './money'\nexport const forgotten = 1`,
  'src/money.fixture.ts': `export { cents } from './money'`,
  'runtime/build/plugin.ts': 'export const plugin = 1',
  'demo/server/main.ts': `await import('./serve.ts')`,
  'demo/server/serve.ts': `import { stock } from '../../src/stock'\nconsole.log(stock)`,
  'vite.config.ts': `import { plugin } from './runtime/build/plugin.ts'\nexport default plugin`,
  'test/mount.ts': 'export const mount = 1\nexport const until = 1',
  'test/fixtures/page.ts': `export { mount } from '../mount'`,
  'src/money.test.ts': `import { cents } from './money'`,
  'src/stock.test.ts': `import { stock } from './stock'`,
  'src/fixture.test.ts': `import { cents } from './money.fixture'`,
  'src/texts.test.ts': `import { TEXTS } from './money.messages'`,
  'src/forgotten.test.ts': `import { forgotten } from './forgotten'`,
  'src/types.test.ts': `import type { cents } from './money'`,
  'src/until.browser.test.ts': `import { until } from '../test/mount'`,
  'src/mount.browser.test.ts': `import { mount } from '../test/mount'`,
  'src/page.browser.test.ts': `import { mount } from '../test/fixtures/page'`,
  'src/spec/spec.test.ts': `import { MAX_BLOCKS, cents } from './spec'`,
  'src/spec/both.test.ts': `import { MAX_BLOCKS } from './limits'\nimport { cents } from '../money'`,
  'test/pages/shop.spec.ts': '',
  'test/contract/api/cart.spec.ts': '',
  'test/contract/rules.test.ts': '',
}

const BUNDLES = new Map([
  ['boot.js', ['src/money.ts', 'src/money.messages.ts']],
  ['spec.js', ['src/spec/limits.ts', 'src/stock.ts', 'src/forgotten.ts']],
])

const graph = moduleGraph(Object.keys(FILES), path => FILES[path] ?? '')
const shipped = findShipped(graph, BUNDLES)

describe('a module', () => {
  it('ships in a bundle that pages load, or with the server', () => {
    expect([...shipped.modules].sort()).toEqual([
      'demo/server/main.ts',
      'demo/server/serve.ts',
      'src/money-part.ts',
      'src/money.messages.ts',
      'src/money.ts',
      'src/stock.ts',
    ])
  })

  it('is editor-only if only that bundle contains it', () => {
    expect([...shipped.editorOnly].sort()).toEqual(['src/spec/limits.ts', 'src/spec/spec.ts'])
  })

  it('is dead if nothing runs it and it contains more than types', () => {
    expect(shipped.dead).toEqual(['src/forgotten.ts'])
  })

  it('names the exports that only tests use', () => {
    expect(shipped.unusedExports).toEqual(['src/money.messages.ts: TEXTS', 'src/forgotten.ts: forgotten'])
  })
})

describe('a test', () => {
  it.each([
    ['src/money.test.ts', 'shipped'],
    ['src/stock.test.ts', 'shipped'],
    ['src/fixture.test.ts', 'shipped'],
    ['src/mount.browser.test.ts', 'shipped'],
    ['src/page.browser.test.ts', 'shipped'],
    ['test/pages/shop.spec.ts', 'shipped'],
    ['test/contract/api/cart.spec.ts', 'shipped'],
    ['src/spec/spec.test.ts', 'editor-only'],
    ['src/spec/both.test.ts', 'editor-only'],
    ['src/forgotten.test.ts', 'nothing'],
    ['src/texts.test.ts', 'nothing'],
    ['src/types.test.ts', 'nothing'],
    ['src/until.browser.test.ts', 'nothing'],
    ['test/contract/rules.test.ts', 'nothing'],
  ])('in %s runs %s', (path, foundation) => {
    expect(foundationOf(path, graph, shipped)).toBe(foundation)
  })
})
