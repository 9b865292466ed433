// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { videoSchema } from './video.schema'

const parse = (data: object) => z.safeParse(videoSchema, data)

describe('the data of a video', () => {
  it.each([['none'], ['fit'], ['fill']])('takes %s as mode [VID-02]', mode => {
    expect(parse({ mode }).data?.mode).toBe(mode)
  })

  it('takes null as mode, which is what nothing means too [VID-02]', () => {
    expect(parse({ mode: null })).toMatchObject({ success: true })
    expect(parse({ mode: null }).data).toEqual(parse({}).data)
  })

  it.each([['cover'], ['FIT'], [''], [7], [false], [[]]])('refuses %j as mode [VID-02]', mode => {
    expect(parse({ mode }).success).toBe(false)
  })

  it('says nothing more for null', () => {
    expect(parse({ html: null, width: null, customThumb: null }).data).toEqual(parse({}).data)
  })

  it('keeps out what it does not know', () => {
    expect(parse({ hSize: 6, floatDir: 'left', blockAnimation: 'none' }).data).toEqual(parse({}).data)
  })

  it.each([[{ width: -1 }], [{ muted: 'yes' }], [{ html: 7 }], [{ sources: 'film.mp4' }]])(
    'refuses %j',
    data => {
      expect(parse(data).success).toBe(false)
    },
  )
})
