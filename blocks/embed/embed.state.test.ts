import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { embedSchema } from './embed.schema'
import { DEFAULT_RATIO, frameOf, hasScripts, SANDBOX } from './embed.state'

const BASE = 'https://shop.example/page'
const frame = (data: object) => frameOf(z.parse(embedSchema, data), BASE)

describe('the frame of an embed code', () => {
  it.each([
    [
      'its own size',
      { html: '<iframe src="//a.example/v" width="640" height="320">' },
      { ratio: 0.5, height: undefined },
    ],
    [
      'the size of the JSON',
      { html: '<iframe src="//a.example/v" width="1" height="1">', width: 4, height: '3' },
      { ratio: 0.75 },
    ],
    ['no size', { html: '<iframe src="//a.example/v">' }, { ratio: DEFAULT_RATIO, height: undefined }],
    [
      'a height alone',
      { html: '<iframe src="//a.example/v" width="100%" height="166">' },
      { ratio: undefined, height: 166 },
    ],
    ['a title', { html: '<iframe src="//a.example/v" title="A">', title: 'B' }, { title: 'B' }],
    [
      'another host',
      { html: '<iframe src="//a.example/v">' },
      { host: 'a.example', address: 'https://a.example/v' },
    ],
    [
      'the page’s host',
      { html: '<iframe src="/v">' },
      { host: undefined, address: 'https://shop.example/v' },
    ],
    ['no sandbox', { html: '<iframe src="//a.example/v">' }, { sandbox: SANDBOX }],
    ['no sandbox, on the page’s host', { html: '<iframe src="/v">' }, { sandbox: undefined }],
    ['its own sandbox', { html: '<iframe src="/v" sandbox="allow-scripts">' }, { sandbox: 'allow-scripts' }],
    ['the title of oEmbed', { oembed: { html: '<iframe src="/v">', title: 'C' } }, { title: 'C' }],
  ])('is parsed with %s', (_, data, expected) => {
    expect(frame(data)).toMatchObject(expected)
  })

  it.each([
    ['a script', '<script src="https://a.example/e.js"></script>'],
    ['code in a frame', '<iframe src="javascript:alert(1)"></iframe>'],
    ['data in a frame', '<iframe src="data:text/html,<script>1</script>"></iframe>'],
    ['no address', '<iframe src="https://"></iframe>'],
    ['nothing', ''],
  ])('does not exist for %s', (_, html) => {
    expect(frame({ html })).toBe(undefined)
  })

  it('may not navigate the top page', () => {
    expect(SANDBOX).not.toContain('top-navigation')
  })
})

it('tells whether a code contains scripts', () => {
  expect(hasScripts('<p>x</p><SCRIPT async src="//a.example">')).toBe(true)
  expect(hasScripts('<p>&lt;script></p>')).toBe(false)
})

it.each([
  [{ provider_name: 5 }, ['provider_name']],
  [{ oembed: { title: 5 } }, ['oembed', 'title']],
  [{ oembed: [] }, ['oembed']],
])('names what is wrong in %j as the author wrote it', (data, path) => {
  expect(z.safeParse(embedSchema, data).error?.issues.map(issue => issue.path)).toEqual([path])
})

it('accepts an oEmbed response as providers send it', () => {
  const response = {
    version: 1.0,
    provider_name: 'Kilnview',
    author_name: null,
    cache_age: '3600',
    thumbnail_width: '480',
    html: '<p>x</p>',
  }
  const data = { html: '<p>x</p>', providerName: 'Kilnview' }
  expect(z.parse(embedSchema, response)).toMatchObject(data)
  expect(z.parse(embedSchema, { oembed: response })).toMatchObject(data)
})

it.each([[{ html: 7 }], [{ runScripts: 'yes' }], [{ width: true }]])('rejects %j', data => {
  expect(z.safeParse(embedSchema, data).success).toBe(false)
})
