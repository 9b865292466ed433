import { describe, expect, it } from 'vitest'
import {
  MIDDLE,
  parseAlignment,
  parseCropMode,
  parsePoint,
  parseSize,
  parseSizeAdjustment,
  parseSizeFormat,
} from './image-values'

describe('image values', () => {
  it.each([
    ['694x768', { width: 694, height: 768 }],
    [' 1600 × 900 ', { width: 1600, height: 900 }],
    ['', undefined],
    ['x', undefined],
    ['0x0', undefined],
    ['-5x10', undefined],
    ['10x', undefined],
    [undefined, undefined],
  ])('reads the dimensions %j [IMG-01]', (text, size) => {
    expect(parseSize(text)).toEqual(size)
  })

  it.each([
    ['0.25,0.75', { x: 0.25, y: 0.75 }],
    ['1.0,0.0', { x: 1, y: 0 }],
    [',', MIDDLE],
    ['0.2,', { x: 0.2, y: 0.5 }],
    ['left,top', MIDDLE],
    ['7,-3', { x: 1, y: 0 }],
    [undefined, MIDDLE],
  ])('reads the focal point %j, each part the middle by default [IMG-01]', (text, point) => {
    expect(parsePoint(text)).toEqual(point)
  })

  it.each([
    ['cover', 'cover'],
    ['contain', 'contain'],
    ['none', 'none'],
    ['fill', 'cover'],
    ['fit', 'contain'],
    ['zoom', undefined],
    ['toString', undefined],
  ])('reads the crop mode %j [IMG-02]', (text, mode) => {
    expect(parseCropMode(text)).toBe(mode)
  })

  it.each([
    ['top left', { x: 0, y: 0 }],
    ['bottom-right', { x: 1, y: 1 }],
    ['right,center', { x: 1, y: 0.5 }],
    ['center', MIDDLE],
    ['bottom', { x: 0.5, y: 1 }],
    ['sideways', MIDDLE],
    [undefined, MIDDLE],
  ])('reads the alignment %j [IMG-04]', (text, point) => {
    expect(parseAlignment(text)).toEqual(point)
  })

  it.each([
    [undefined, 1],
    ['', 1],
    ['large', 1],
    [0.5, 0.5],
    ['2', 2],
    [-3, 0],
    [Number.NaN, 1],
  ])('reads the size adjustment %j as %d [IMG-14]', (value, adjustment) => {
    expect(parseSizeAdjustment(value)).toBe(adjustment)
  })

  it.each([
    ['queryString', 'queryString'],
    ['filename', 'filename'],
    ['path', undefined],
  ])('reads the size format %j [IMG-03]', (text, format) => {
    expect(parseSizeFormat(text)).toBe(format)
  })
})
