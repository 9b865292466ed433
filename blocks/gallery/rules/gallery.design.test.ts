import { describe, expect, it } from 'vitest'
import { coreDesign, designNamed } from './gallery.design'

describe('the design of a block', () => {
  it.each([
    ['stacked', 'base'],
    ['slider', 'strip'],
    ['slideshow', 'stacked'],
    ['grid', 'grid'],
    ['autogrid', 'autogrid'],
    ['autocolumns', 'autocolumns'],
    ['autorows', 'autorows'],
    ['carousel', 'carousel'],
    ['list', 'list'],
    ['base', 'base'],
    ['strip', 'base'],
    ['', 'base'],
    ['constructor', 'base'],
    ['Grid', 'base'],
  ])('maps %s to %s in the core [GAL-31]', (name, core) => {
    expect(coreDesign(name)).toBe(core)
  })
})

describe('the core', () => {
  const designs = { grid: 'a grid' }

  it('finds a design by its name', () => {
    expect(designNamed('grid', designs)).toBe('a grid')
  })

  it.each(['slider', 'mosaic', 'constructor', ''])(
    'rejects an unknown design and names it: "%s" [GAL-32]',
    name => {
      const message = `These are not the gallery designs you are looking for. Unknown design: ${name}`
      expect(() => designNamed(name, designs)).toThrow(new Error(message))
    },
  )
})
