// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { imageOf, itemOfLink } from './read-link'

function link(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.querySelector('[data-link], a') as HTMLElement
}

describe('a link around a thumbnail', () => {
  const IMAGE = '<img src="/small.jpg" alt="A jar" width="30" height="20">'

  it('is the linked image, of unknown size [LBX-17]', () => {
    const { content } = itemOfLink(link(`<a href="https://site.test/large.jpg">${IMAGE}</a>`))
    expect(content).toEqual({
      kind: 'picture',
      source: 'https://site.test/large.jpg',
      alt: 'A jar',
      dimensions: undefined,
      sizeFormat: undefined,
    })
  })

  it('has the large image’s size in data-dimensions', () => {
    const html = `<a href="https://site.test/large.jpg" data-dimensions="1500x1000">${IMAGE}</a>`
    expect(itemOfLink(link(html)).content).toMatchObject({ dimensions: { width: 1500, height: 1000 } })
  })

  it.each([
    [
      'data-caption',
      `<figure><a href="/a.jpg" data-caption="Said">${IMAGE}</a><figcaption>No</figcaption></figure>`,
      'Said',
    ],
    ['nothing, where data-caption is empty', `<a href="/a.jpg" data-caption="">${IMAGE}</a>`, ''],
    [
      'the figure’s caption',
      `<figure><a href="/a.jpg">${IMAGE}</a><figcaption> Moon jar </figcaption></figure>`,
      'Moon jar',
    ],
    ['the picture’s text', `<a href="/a.jpg">${IMAGE}</a>`, 'A jar'],
  ])('has its text in %s [LBX-17]', (_, html, title) => {
    expect(itemOfLink(link(html)).meta.title).toBe(title)
  })

  it.each([
    ['its data-item-id', 'id="one" data-item-id="a1"', 'a1'],
    ['else its id', 'id="one"', 'one'],
    ['else nothing', '', ''],
  ])('has the name of %s [LBX-02]', (_, attributes, id) => {
    expect(itemOfLink(link(`<a href="/a.jpg" ${attributes}>${IMAGE}</a>`)).meta.id).toBe(id)
  })
})

it('a text link is an image with that text', () => {
  const { content } = itemOfLink(link('<a href="https://site.test/large.jpg"> The jar </a>'))
  expect(content).toMatchObject({ kind: 'picture', source: 'https://site.test/large.jpg', alt: 'The jar' })
})

it.each([
  ['https://site.test/film.MP4?x=1', { isFile: true, isPage: false }],
  ['https://www.youtube.com/watch?v=aaaaaaaaaaa', { isFile: false, isPage: true }],
  ['https://youtu.be/aaaaaaaaaaa', { isFile: false, isPage: true }],
  ['https://player.vimeo.com/video/1', { isFile: false, isPage: true }],
])('a link to %s is a video, with the thumbnail as its poster [LBX-01]', (href, kind) => {
  const { content } = itemOfLink(link(`<a href="${href}"><img src="https://site.test/p.jpg" alt=""></a>`))
  expect(content).toEqual({ kind: 'video', source: href, poster: 'https://site.test/p.jpg', ...kind })
})

it.each(['https://notyoutube.com/watch', 'https://youtube.com.evil.test/', 'https://site.test/mp4'])(
  'treats a link to %s as a picture',
  href => {
    expect(itemOfLink(link(`<a href="${href}">x</a>`)).content.kind).toBe('picture')
  },
)

it('an image on the page is itself, in its declared size', () => {
  const image = link('<img data-link src="https://site.test/p.jpg" alt="A jar" width="30" height="20">')
  expect(imageOf(image as HTMLImageElement)).toMatchObject({
    source: expect.stringContaining('p.jpg'),
    dimensions: { width: 30, height: 20 },
  })
})
