import { describe, expect, it } from 'vitest'
import {
  addTag,
  blogUrl,
  checkCodeEditing,
  checkOption,
  checkPageUrl,
  EDITING_MESSAGES,
  editTag,
  linkKind,
  renameTag,
} from './spec'

describe('the tags of an item', () => {
  const item = { tags: ['Clay', 'Oak'] }

  it('accept a new one, without surrounding spaces', () => {
    expect(addTag(item, ' Ash ')).toEqual({ tags: { tags: ['Clay', 'Oak', 'Ash'] } })
    expect(addTag(item, '  ')).toEqual({ tags: item })
  })

  it('reject an existing one, ignoring case [EDIT-06]', () => {
    expect(addTag(item, 'oak')).toEqual({ tags: item, error: 'The tag oak already exists.' })
  })

  it('are edited one at a time [EDIT-07]', () => {
    const { tags: editing } = editTag(item, 'Oak')
    expect(editing.edited).toBe('Oak')
    expect(editTag(editing, 'Clay')).toEqual({
      tags: editing,
      error: 'Only one tag or category can be edited at a time.',
    })
    expect(editTag(editing, 'Oak')).toEqual({ tags: editing })
    expect(editTag(item, 'Elm')).toEqual({ tags: item })
  })

  it('can be edited again after the edit has ended, unless another has the name [EDIT-06] [EDIT-07]', () => {
    const { tags: editing } = editTag(item, 'Oak')
    expect(renameTag(editing, 'CLAY').error).toBe('The tag CLAY already exists.')
    expect(renameTag(editing, 'OAK')).toEqual({ tags: { tags: ['Clay', 'OAK'] } })
    expect(renameTag(editing, '')).toEqual({ tags: item })
  })
})

describe('a choice', () => {
  it.each([
    ['/about', true],
    ['/a?b=c#d', true],
    ['https://elsewhere.example/', false],
    ['//elsewhere.example', false],
    ['/\\elsewhere.example', false],
    ['javascript:alert(1)', false],
    ['#top', false],
    ['about', false],
    ['', false],
  ])('of a page: %j %s [EDIT-09]', (url, isPage) => {
    expect(checkPageUrl(url)).toBe(isPage ? undefined : EDITING_MESSAGES.notAPage)
  })

  it('is one of the options [EDIT-09]', () => {
    expect(checkOption('wide', ['wide', 'narrow'])).toBe(undefined)
    expect(checkOption('toString', ['wide', 'narrow'])).toBe(EDITING_MESSAGES.option)
    expect(checkOption('1', [1, 2])).toBe(EDITING_MESSAGES.option)
  })

  it.each([
    [249, 'javascript'],
    [250, undefined],
  ])('of a script link with %i characters is %s [LINK-05]', (length, kind) => {
    expect(linkKind('javascript:'.padEnd(length, 'a'))).toBe(kind)
  })
})

describe('the address of a blog entry', () => {
  const entry = { year: 2026, month: 3, day: 7, title: 'A Bench  without Screws?' }

  it.each([
    ['%y/%m/%d/%t', '2026/3/7/a-bench-without-screws'],
    ['/Journal//%Y/%t', '/journal/2026/a-bench-without-screws'],
    ['my blog/%t', 'my-blog/a-bench-without-screws'],
    ['plain', 'plain'],
  ])('by %s is %s [LINK-10]', (pattern, expected) => {
    expect(blogUrl(pattern, entry)).toBe(expected)
  })

  it.each(['%x', '%t/%h', '%', '100%/%t', '%%'])('by %s is rejected [LINK-09]', pattern => {
    expect(blogUrl(pattern, entry)).toBe(undefined)
  })

  it('keeps a title in one segment [LINK-10]', () => {
    expect(blogUrl('%y/%t', { ...entry, title: 'Clay/Glaze & 50% %y' })).toBe('2026/clay-glaze-50-y')
  })
})

describe('code', () => {
  it.each([
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0',
  ])('cannot be edited in %s [WID-25]', userAgent => {
    expect(checkCodeEditing(userAgent)).toBe('Code editing is not available on Android.')
  })

  it.each([
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Androidish/1.0',
    '',
  ])('can be edited in %j', userAgent => {
    expect(checkCodeEditing(userAgent)).toBe(undefined)
  })
})
