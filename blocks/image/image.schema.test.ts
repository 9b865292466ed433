// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { imageSchema } from './image.schema'

const parse = (data: object) => z.safeParse(imageSchema, data)

describe('the data of an image', () => {
  it('may be empty', () => {
    const { success, data } = parse({})
    expect(success).toBe(true)
    expect(data?.server).toEqual({ caption: [] })
    expect(data?.source).toBeUndefined()
  })

  it.each([
    ['source', { source: '/a.jpg' }, { source: '/a.jpg' }],
    ['src', { src: '/a.jpg' }, { source: '/a.jpg' }],
    ['nothing for null', { source: null, alt: null, link: null, maxWidth: null }, {}],
    ['a number as width', { maxWidth: 300 }, { maxWidth: 300 }],
    ['a length as width', { maxWidth: '50%' }, { maxWidth: '50%' }],
    ['a ratio', { aspectRatio: 1.5 }, { aspectRatio: 1.5 }],
    ['a ratio as text', { aspectRatio: '16/8' }, { aspectRatio: 2 }],
    ['no ratio for an invalid one', { aspectRatio: 'Auto' }, {}],
    ['a link', { link: { href: '/a' } }, { link: { href: '/a', newWindow: false } }],
  ])('accepts %s', (_, json, expected) => {
    const { data } = parse(json)
    const { options, server, priority, ...rest } = data ?? {}
    expect(JSON.parse(JSON.stringify(rest))).toEqual(expected)
  })

  it.each([
    ['', undefined],
    ['x', undefined],
    ['0x0', undefined],
    [{ width: 0, height: 3 }, undefined],
    ['40x30', { width: 40, height: 30 }],
  ])('parses the dimensions %j', (dimensions, size) => {
    expect(parse({ dimensions }).data?.options.dimensions).toEqual(size)
  })

  it('accepts dimensions and a focal point as objects too', () => {
    const { data } = parse({ dimensions: { width: 40, height: 30 }, focalPoint: { x: 0.2 } })
    expect(data?.options).toMatchObject({
      dimensions: { width: 40, height: 30 },
      focalPoint: { x: 0.2, y: 0.5 },
    })
  })

  it('centres a focal point without coordinates', () => {
    expect(parse({ focalPoint: ',' }).data?.options.focalPoint).toEqual({ x: 0.5, y: 0.5 })
  })

  it.each([
    { source: 5 },
    { alt: {} },
    { dimensions: { width: '4' } },
    { focalPoint: { x: 'left' } },
    { maxWidth: true },
    { link: '/a' },
  ])('is rejected as %j', json => {
    expect(parse(json).success).toBe(false)
  })
})
