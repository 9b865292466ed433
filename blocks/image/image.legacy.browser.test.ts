import { expect } from 'chai'
import { mount, until } from '../../test/mount'
import './image'

const PICTURE = '/src/media/images/picture.fixture.png'

describe('an exported picture', () => {
  for (const [place, open, close] of [
    ['its box', '', ''],
    [
      'a button in its box',
      '<button type="button" class="lightbox content-fill" style="padding:0;border:0">',
      '</button>',
    ],
  ] as const) {
    it(`stays in ${place} without the site’s own style sheet`, async () => {
      const image = `<img class="thumb-image" data-src="${PICTURE}" alt="A field" data-image-dimensions="1600x1000">`
      const html = `<p style="block-size: 300px">Above</p>
        <div class="has-aspect-ratio" style="padding-bottom: 50%">${open}${image}${close}</div>`
      const block = await mount('image', {}, html)
      await until(() => block.querySelector('[data-state=loaded]'))
      const box = block.querySelector('.has-aspect-ratio')?.getBoundingClientRect()
      expect(block.querySelector('img')?.getBoundingClientRect()).to.deep.equal(box)
    })
  }
})
