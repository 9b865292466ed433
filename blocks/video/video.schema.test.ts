// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { videoSchema } from './video.schema'

const parse = (data: object) => z.safeParse(videoSchema, data)

describe('the data of a video', () => {
  it.each([['none'], ['fit'], ['fill']])('accepts %s as mode [VID-02]', mode => {
    expect(parse({ mode }).data?.mode).toBe(mode)
  })

  it('accepts null as mode, the same as no mode [VID-02]', () => {
    expect(parse({ mode: null })).toMatchObject({ success: true })
    expect(parse({ mode: null }).data).toEqual(parse({}).data)
  })

  it.each([['cover'], ['FIT'], [''], [7], [false], [[]]])('rejects %j as mode [VID-02]', mode => {
    expect(parse({ mode }).success).toBe(false)
  })

  it('treats null as a missing field', () => {
    expect(parse({ html: null, width: null, customThumb: null }).data).toEqual(parse({}).data)
  })

  it('drops unknown keys', () => {
    expect(parse({ hSize: 6, floatDir: 'left', blockAnimation: 'none' }).data).toEqual(parse({}).data)
  })

  it.each([[{ width: -1 }], [{ muted: 'yes' }], [{ html: 7 }], [{ sources: 'film.mp4' }]])(
    'rejects %j',
    data => {
      expect(parse(data).success).toBe(false)
    },
  )
})
