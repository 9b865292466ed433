import { describe, expect, it } from 'vitest'
import { chooseWidth, isGreater } from './image-source'

const screen = { devicePixelRatio: 1, saveData: false }
const options = {
  dimensions: undefined,
  sizeAdjustment: 1,
  allowSaveData: true,
  dprMin: 1,
  dprMax: Number.POSITIVE_INFINITY,
}

describe('the requested width', () => {
  it.each([
    [0, 100],
    [100, 100],
    [101, 300],
    [301, 500],
    [501, 750],
    [751, 1000],
    [1001, 1500],
    [1501, 2500],
    [9000, 2500],
  ])('for %d px is the smallest that covers it, else the largest: %d [IMG-11]', (shown, width) => {
    expect(chooseWidth(shown, screen, options)).toBe(width)
  })

  it.each([
    ['the pixel ratio', { devicePixelRatio: 2 }, {}, 750],
    ['the least pixel ratio', {}, { dprMin: 3 }, 1000],
    ['the greatest pixel ratio', { devicePixelRatio: 4 }, { dprMax: 1.5 }, 500],
    ['the size adjustment', {}, { sizeAdjustment: 0.5 }, 300],
    ['a size adjustment of 0', {}, { sizeAdjustment: 0 }, 100],
    ['a browser that saves data', { devicePixelRatio: 3, saveData: true }, {}, 500],
    [
      'a picture that may not save data',
      { devicePixelRatio: 3, saveData: true },
      { allowSaveData: false },
      1000,
    ],
    ["the picture's own width", { devicePixelRatio: 3 }, { dimensions: { width: 400, height: 9 } }, 500],
  ])('heeds %s [IMG-03]', (_, screenPart, optionPart, width) => {
    expect(chooseWidth(310, { ...screen, ...screenPart }, { ...options, ...optionPart })).toBe(width)
  })

  it.each([
    [750, undefined, false, true],
    [750, 500, false, true],
    [500, 500, false, false],
    [300, 500, false, false],
    [300, 500, true, true],
  ])('of %d over %s (forced: %s) is requested: %s [IMG-09]', (requested, current, force, asked) => {
    expect(isGreater(requested, current, force)).toBe(asked)
  })
})
