import { expect, it } from 'vitest'
import { statedSizes } from './corpus-pages'

it('reads the sizes that a page states for its pictures', () => {
  const html = `<img data-src="//cdn.example/a.jpg?format=300w" data-image-dimensions="600x400" alt="">
    <img data-image="b.png" data-image-dimensions="," alt=""><img src="c.png" data-image-dimensions="1x1">`
  expect([...statedSizes([{ name: '', html }])]).toEqual([['//cdn.example/a.jpg', [600, 400]]])
})
