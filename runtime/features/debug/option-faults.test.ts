import { describe, expect, it } from 'vitest'
import { type OptionSchema, optionFaults } from './option-faults'

const schema: OptionSchema = {
  type: 'object',
  properties: {
    design: { type: 'string', enum: ['grid', 'slideshow'] },
    thumbnailsPerRow: { type: 'number' },
    aspectRatio: { anyOf: [{ enum: ['Auto'] }, { type: 'number' }] },
    size: { anyOf: [{ const: 'small' }, { const: 'large' }] },
    tone: { anyOf: [{ enum: ['dark'] }, { type: 'string' }] },
    slides: { type: 'array', items: { type: 'object', properties: { alt: { type: 'string' } } } },
    content: { anyOf: [{ type: 'string' }, { type: 'object', properties: { text: {} } }] },
    more: { type: 'object', additionalProperties: true },
    site: {
      type: 'object',
      properties: { website: { type: 'object', properties: { id: {}, kind: { enum: ['shop'] } } } },
      additionalProperties: true,
    },
  },
}

describe('optionFaults', () => {
  it.each([
    [{ desing: 'grid' }, 'desing: unknown option; did you mean design?'],
    [{ design: 'gird' }, 'design: "gird" is none of grid, slideshow'],
    [{ 'thumbnail-per-row': 3 }, 'thumbnail-per-row: unknown option; did you mean thumbnailsPerRow?'],
    [{ aspectRatio: 'auto' }, 'aspectRatio: "auto" is none of Auto'],
    [{ size: 'tiny' }, 'size: "tiny" is none of small, large'],
    [{ slides: [{ alt: '' }, { alternative: 'A jar' }] }, 'slides.1.alternative: unknown option; known: alt'],
    [{ content: { txt: '' } }, 'content.txt: unknown option; did you mean text?'],
    [{ site: { webiste: {}, theme: {} } }, 'site.webiste: unknown option; did you mean website?'],
  ])('explains %j', (data, fault) => {
    expect(optionFaults(data, schema)).toEqual([fault])
  })

  it.each([
    [{ design: 'grid', 'thumbnails-per-row': 3, slides: [{ alt: 'A jar' }] }],
    [{ design: null, aspectRatio: 1.5, tone: 'navy', content: 'Text', more: { any: 1 } }],
    [{ site: { website: { id: 'a', theme: 'b', kind: 'blog' } } }],
    ['no object'],
    [null],
    [[1, 2]],
  ])('finds nothing wrong in %j', data => {
    expect(optionFaults(data, schema)).toEqual([])
  })

  it('names each key of an object without options', () => {
    expect(optionFaults({ on: true }, { type: 'object', properties: {} })).toEqual([
      'on: unknown option; known: none',
    ])
  })

  it('stops after the first items of a long list', () => {
    const slides = Array.from({ length: 1000 }, () => ({ a: 1 }))
    expect(optionFaults({ slides }, schema)).toHaveLength(20)
  })
})
