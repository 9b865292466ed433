import { describe, expect, it } from 'vitest'
import {
  mergedRedirects,
  nginxMap,
  redirectsFile,
  redirectsOf,
  sortedRedirects,
  withoutPages,
} from './redirects'

const lines = (page: string, output = page, canonical?: string): string[] =>
  redirectsFile(redirectsOf({ page, output, canonical })).split('\n').filter(Boolean)

describe('redirects', () => {
  it.each([
    ['about.html', 'about.html', undefined, ['/about /about.html 200']],
    ['index.html', 'index.html', 'https://www.example.com/', []],
    ['blog/index.html', 'blog/index.html', 'https://www.example.com/blog', []],
    ['blog@page=2.html', 'blog-page=2.html', undefined, ['/blog page=2 /blog-page%3D2.html 301']],
    ['blog?a=1&b=2', 'blog.html', undefined, ['/blog a=1 b=2 /blog.html 301']],
    [
      'www.example.com/a b.html',
      'www.example.com/a b.html',
      'https://www.example.com/a%20b',
      ['/a%20b /www.example.com/a%20b.html 301'],
    ],
    [
      'saved page.html',
      'saved page.html',
      'https://www.example.com/about?x=1',
      ['/saved%20page /saved%20page.html 200', '/about x=1 /saved%20page.html 301'],
    ],
    ['a?b=1\nc d 301!.html', 'a.html', undefined, ['/a b=1%0Ac%20d%20301! /a.html 301']],
    ['con.html', '_con.html', undefined, ['/con /_con.html 301']],
  ])('of %s', (page, output, canonical, expected) => {
    expect(lines(page, output, canonical)).toEqual(expected)
  })

  it('come once for each address, those with a query first', () => {
    const all = [
      ...redirectsOf({ page: 'b.html', output: 'b.html', canonical: undefined }),
      ...redirectsOf({ page: 'a?x=1', output: 'a.html', canonical: undefined }),
      ...redirectsOf({ page: 'other.html', output: 'other.html', canonical: '/b' }),
    ]
    expect(sortedRedirects(all).map(({ from, to }) => `${from} ${to}`)).toEqual([
      '/a?x=1 /a.html',
      '/b /b.html',
      '/other /other.html',
    ])
  })

  it('leave addresses to the pages that answer them', () => {
    const all = sortedRedirects([
      ...redirectsOf({ page: 'about.html', output: 'about.html', canonical: 'https://www.example.com/' }),
      ...redirectsOf({ page: 'team.html', output: 'team.html', canonical: 'https://www.example.com/blog/' }),
    ])
    const { kept, refused } = withoutPages(all, ['index.html', 'about.html', 'team.html', 'blog/index.html'])
    expect(kept.map(({ from }) => from)).toEqual(['/about', '/team'])
    expect(refused.map(({ from, to }) => `${from} ${to}`)).toEqual(['/ /about.html', '/blog/ /team.html'])
  })

  it('follow the site’s own, once', () => {
    const redirects = redirectsOf({ page: 'a.html', output: 'a.html', canonical: undefined })
    const merged = mergedRedirects('/old /new 301', redirects)
    expect(merged).toBe('/old /new 301\n/a /a.html 200\n')
    expect(mergedRedirects(merged, redirects)).toBe(merged)
  })

  it('are a map for nginx, in which no address ends its line', () => {
    expect(nginxMap([{ from: '/a"; evil "$x?b=1', to: '/b.html', status: 301 }])).toBe(
      '"/a%22; evil %22%24x?b=1" "/b.html";\n',
    )
  })
})
