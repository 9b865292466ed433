// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { orderSources } from './native-video'

const SOURCES = [1080, 360, 720].map(height => ({ src: `${height}.mp4`, height }))

it.each([
  [300, false, [360, 720, 1080]],
  [361, false, [720, 1080, 360]],
  [2000, false, [1080, 720, 360]],
  [2000, true, [360, 720, 1080]],
])('prefers the files that fit %i lines (save-data: %s)', (shown, savesData, heights) => {
  expect(orderSources(SOURCES, shown, savesData).map(({ height }) => height)).toEqual(heights)
})

it('keeps the order of files of unknown height', () => {
  const sources = [{ src: 'a.webm' }, { src: 'a.mp4' }]
  expect(orderSources(sources, 0, false)).toEqual(sources)
})
