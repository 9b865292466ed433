import { expect, it } from 'vitest'
import { dividerPath } from './dividers'

const PLAIN = { type: 'pointed', repetitions: 1, depth: 0.2, isFlipX: false, isFlipY: false }

/** The points of an edge at a share of its width. */
const heightAt = (edge: string, along: number): number => {
  const points = edge
    .slice(1)
    .split(' L')
    .map(point => point.split(',').map(Number))
  return points.find(([x = 0]) => x >= along)?.[1] ?? Number.NaN
}

it.each([
  ['pointed', {}, [0.8, 1, 0.8]],
  ['pointed', { isFlipY: true }, [1, 0.8, 1]],
  ['slanted', {}, [0.8, 0.9, 1]],
  ['slanted', { isFlipX: true }, [1, 0.9, 0.8]],
  ['wavy', {}, [0.8, 1, 0.8]],
  ['SCALLOPED', { repetitions: 2 }, [0.8, 0.8, 0.8]],
] as const)('draws the edge %s %j through %j', (type, options, heights) => {
  const { edge } = dividerPath({ ...PLAIN, type, ...options }) ?? expect.fail('no edge')
  for (const [at, along] of [0, 0.5, 1].entries())
    expect(heightAt(edge, along)).toBeCloseTo(heights[at] ?? 0, 3)
})

it('surrounds the section above the edge', () => {
  const { outline } = dividerPath(PLAIN) ?? expect.fail('no outline')
  expect(outline.startsWith('M0,0 L1,0 L1,0.8 L')).toBe(true)
  expect(outline.endsWith('L0,0.8 Z')).toBe(true)
})

it.each([{ type: 'none' }, { depth: 0 }, { depth: 1 }])('draws none for %j', options => {
  expect(dividerPath({ ...PLAIN, ...options })).toBe(undefined)
})
