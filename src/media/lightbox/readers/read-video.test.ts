// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { videoOf } from './read-video'

const PAGE = 'https://vimeo.com/1'

function nodes(html: string): ChildNode[] {
  const box = document.createElement('div')
  box.innerHTML = html
  return [...box.childNodes]
}

it.each([
  ['a file', '<video src="/film.webm"></video>', '/film.webm', true],
  ['a file among several', '<div><video><source src="/film.mp4"></video></div>', '/film.mp4', true],
  [
    'a player in a frame',
    '<iframe src="https://player.vimeo.com/video/2"></iframe>',
    'https://player.vimeo.com/video/2',
    false,
  ],
  [
    'a frame that waits',
    '<p><iframe data-src="https://player.vimeo.com/video/3"></iframe></p>',
    'https://player.vimeo.com/video/3',
    false,
  ],
  [
    'an embed code',
    '<div data-html="&lt;iframe src=&quot;https://player.vimeo.com/video/4&quot;>&lt;/iframe>"></div>',
    'https://player.vimeo.com/video/4',
    false,
  ],
])('reads %s before the address [LBX-01]', (_, html, source, isFile) => {
  expect(videoOf(nodes(html), PAGE)).toMatchObject({ kind: 'video', source, isFile, isPage: false })
})

it('uses the address if the nodes have none, as a page', () => {
  expect(videoOf(nodes('text<p>more</p>'), PAGE)).toMatchObject({ source: PAGE, isFile: false, isPage: true })
  expect(videoOf([], '/film.mov?x')).toMatchObject({ isFile: true, isPage: false })
})

it.each([
  ['the video’s own poster', '<video src="/f.mp4" poster="/a.jpg"></video><img src="/b.jpg">', '/a.jpg'],
  ['else a picture beside it', '<video src="/f.mp4"></video><img src="/b.jpg">', '/b.jpg'],
  ['else nothing', '<video src="/f.mp4"></video>', undefined],
])('shows %s before it plays', (_, html, poster) => {
  expect(videoOf(nodes(html), PAGE).poster).toBe(poster)
})
