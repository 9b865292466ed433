// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { commentsShortname } from './comments-count'

it.each([
  [{ commentsEnabled: true, disqusShortname: 'our-shop' }, 'our-shop'],
  [{ commentsEnabled: false, disqusShortname: 'our-shop' }, undefined],
  [{ commentsEnabled: 'true', disqusShortname: 'our-shop' }, undefined],
  [{ commentsEnabled: true, disqusShortname: '' }, undefined],
  [{ commentsEnabled: true }, undefined],
  [{ commentsEnabled: true, disqusShortname: 'evil.example/x?' }, undefined],
  [undefined, undefined],
])(
  'counts the comments of a site with %j under the name %j [ROLL-18] [CTX-11]',
  (websiteSettings, shortname) => {
    expect(commentsShortname({ websiteSettings })).toBe(shortname)
  },
)
