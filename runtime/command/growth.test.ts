import { readFileSync, rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Workspace, workspace } from './command.fixture'

const JSON_OF = (data: object): string => JSON.stringify(data).replaceAll("'", '&#39;')

/** Pages that grow with a number, each in another way. */
const PAGES: Readonly<Record<string, (count: number) => string>> = {
  'pictures without anything': count => '<img src=a.jpg>\n'.repeat(count),
  'pictures behind a noscript': count =>
    `<noscript><img src=b.jpg></noscript>${'<img src=a.jpg data-src=b.jpg>\n'.repeat(count)}`,
  noscripts: count => '<noscript><img src=b.jpg></noscript><img src=c.jpg>\n'.repeat(count),
  forms: count => '<form class="f"><input><input type=text></form>\n'.repeat(count),
  'fields of one form': count => `<form>${'<input id=a>\n'.repeat(count)}</form>`,
  labels: count =>
    `<form>${numbered(count, at => `<label for=f${at}>Label ${at}</label><input id=f${at}>`)}</form>`,
  'fields of one long label': count =>
    `<form><label for=a>${'word '.repeat(count)}</label>${'<input id=a>'.repeat(count)}</form>`,
  searches: count => '<form role=search><input type=search></form>\n'.repeat(count),
  'forms in blocks': count =>
    '<div class="sqs-block-form"><script class="sqs-form-block-context"></script><form></form></div>\n'.repeat(
      count,
    ),
  'described forms': count =>
    '<div class="sqs-block-form"><script class="sqs-form-block-context"></script></div>\n'.repeat(count),
  'one long address': count =>
    `<a href="${'../'.repeat(count * 4)}a.html">a</a><img src="${'../'.repeat(count * 4)}a.jpg"><script src="${'../'.repeat(count * 4)}boot.js"></script>`,
  'one long address from the root': count =>
    `<img src="/${'../'.repeat(count * 4)}a.jpg"><img src="/${'a/../'.repeat(count * 4)}a.jpg"><img src="${'./'.repeat(count * 4)}a.jpg"><img src="${'/'.repeat(count * 4)}a.jpg">`,
  'addresses of missing files': count =>
    numbered(count, at => `<a href="m${at}.html">a</a><img src="m${at}.jpg">`),
  'responsive pictures of missing files': count =>
    numbered(count, at => `<img srcset="m${at}.jpg 1x, n${at}.jpg 2x">`),
  'one long srcset': count => `<img srcset="${numbered(count, at => `m${at}.jpg ${at}w,`)}">`,
  'remote pictures': count => numbered(count, at => `<img src="https://i${at}.example/a.jpg">`),
  'styles with addresses': count =>
    `<style>${numbered(count, at => `.a{background:url(m${at}.jpg)}`)}</style>${'<p style="background:url(a.jpg)">'.repeat(count)}`,
  scripts: count =>
    '<script>Static.SQUARESPACE_CONTEXT = 1</script><script src=boot.js type=module></script>\n'.repeat(
      count,
    ),
  'equal ids': count => '<b id=a></b>\n'.repeat(count),
  ids: count => numbered(count, at => `<b id=a${at}></b>\n`),
  'unknown blocks': count => '<ashlar-acordion></ashlar-acordion>\n'.repeat(count),
  'blocks in paragraphs': count => '<p><ashlar-accordion><ul></ul></ashlar-accordion>\n'.repeat(count),
  'blocks without data': count =>
    '<ashlar-form></ashlar-form><ashlar-newsletter></ashlar-newsletter>\n'.repeat(count),
  'prerendered blocks': count =>
    `<ashlar-quote data-block-json='{"text":"a"}'></ashlar-quote>\n`.repeat(Math.ceil(count / 8)),
  'unknown options': count =>
    `<ashlar-accordion data-block-json='${JSON_OF(Object.fromEntries(Array.from({ length: count }, (_, at) => [`o${at}`, 1])))}'></ashlar-accordion>`,
  'invalid items': count =>
    `<ashlar-accordion data-block-json='${JSON_OF({ items: Array.from({ length: count }, () => ({ title: 3 })) })}'></ashlar-accordion>`,
  'a name like a bundle': count =>
    `<script type="application/json" id="site-context">{"rollups":{"${'a'.repeat(count)}":{}}}</script><div data-ashlar="${'a'.repeat(count - 1)}"></div>`,
  'bundles of its own': count =>
    `<script type="application/json" id="site-context">${JSON_OF({ rollups: Object.fromEntries(Array.from({ length: count }, (_, at) => [`b${at}`, {}])) })}</script>${'<ashlar-x></ashlar-x>'.repeat(count)}`,
  carriers: count =>
    `<div class="sqs-block sqs-block-gallery" data-block-type="8" data-block-json="{}"><div class="sqs-block-content"><img data-src=a.jpg data-image-dimensions=3x2></div></div>\n`.repeat(
      count,
    ),
  'a picture in nested galleries': count =>
    nested(
      count,
      '<div class="gallery-masonry-item sqs-block-gallery sqs-block-form sqs-block-image">',
      '<img data-image-dimensions=3x2><form><input></form>',
    ),
  controllers: count => '<div data-controller="Other"></div>\n'.repeat(count),
  'nested elements': count => nested(count, '<div>', '<img src=a.jpg><input><b id=a></b>'),
  'nested blocks': count => nested(count, '<ashlar-form>', '<b></b>'),
  'unclosed paragraphs': count => `<p><b><i>${'<p>a<li>b'.repeat(count)}`,
  'content in a table': count => `<table>${'<a href=x>a</a>text'.repeat(count)}<tr><td></table>`,
  'content in tables': count => '<table><tr>a<td>b<table><p>'.repeat(Math.ceil(count / 40)),
  attributes: count => `<p ${numbered(count, at => `a${at}=1 `)}>`,
  'misnested tags': count => '<a href=x><b><p></b></a>'.repeat(count),
  'formatting that each paragraph opens again': count =>
    `<p>${numbered(Math.min(900, count), at => `<i class=c${at}>`)}${'<p>x'.repeat(count)}`,
  'formatting that each paragraph adds to': count => numbered(count, at => `<b id=${at}><p>`),
  'nesting without an end': count => '<div>'.repeat(count * 20),
  'comments and references': count => '<!-- &amp; -->&amp;&notit;<![CDATA[x]]>'.repeat(count),
  'added marks': count =>
    '<img data-prerendered-size="" width="1" height="1" src=a.jpg><p data-prerendered="">a</p>\n'.repeat(
      count,
    ),
  lines: count => `${'\n'.repeat(count * 10)}<img>`,
}

const numbered = (count: number, piece: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => piece(at)).join('')

/** Elements as deep as a page may have them, and many inside. */
function nested(count: number, start: string, inside: string): string {
  const end = `</${/^<([\w-]+)/.exec(start)?.[1]}>`
  const depth = Math.min(900, Math.ceil(count / 4))
  return start.repeat(depth) + inside.repeat(Math.ceil(count / 4)) + end.repeat(depth)
}

/** Saved sites that grow with a number of files. */
const SITES: Readonly<Record<string, (count: number) => Readonly<Record<string, string>>>> = {
  'pages that differ by their query': count => numberedFiles(count, at => [`blog@page=${at}.html`, `${at}`]),
  'names that are alike once they are safe': count =>
    numberedFiles(count, at => [
      at.toString(2).padStart(16, '0').replaceAll('0', '*').replaceAll('1', '|'),
      '',
    ]),
  'widths of a picture': count => ({
    'a.html': '<img src="a.jpg?format=5w"><img src="b.jpg?format=5w">',
    ...numberedFiles(count, at => [`a.jpg@format=${at}w`, '']),
  }),
  'style sheets': count => numberedFiles(count, at => [`${at}.css`, 'a { background: url(a.jpg) }']),
}

const numberedFiles = (
  count: number,
  file: (at: number) => readonly [name: string, content: string],
): Record<string, string> => Object.fromEntries(Array.from({ length: count }, (_, at) => file(at)))

const OPTIONS =
  '--out ./new --force --forms https://f.example/ --site www.example.com --keep a*b --fetch-pictures'

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  check: ['check', './site'],
  adopt: ['adopt', './site', ...OPTIONS.split(' ')],
  prerender: ['prerender', './site', '--dry-run'],
}

/** How many times as large the larger page is, and how many times as much time it may take. Square would be 64 times. */
const FACTOR = 8
const LIMIT = 2.5 * FACTOR
/** Shorter times depend on when the code is compiled, in ms. */
const SHORTEST_MS = 8
/** Attempts, because a garbage collection may fall into one. */
const ATTEMPTS = 4

/** The time that this thread has had a processor, in ms: other tests, and other programs, do not count. */
function cpuTime(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ', 1)[0]) / 1e6
  } catch {
    // Not Linux.
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e3
  }
}

describe('the time of a command', () => {
  let files: Workspace
  beforeEach(() => {
    files = workspace()
  })
  afterEach(() => files.remove())

  /** How many times as long the larger one takes, in the best of some attempts. */
  async function growth(
    command: string,
    small: number,
    filesOf: (count: number) => Readonly<Record<string, string>>,
  ): Promise<number> {
    const time = async (count: number): Promise<number> => {
      rmSync(files.path('site'), { recursive: true, force: true })
      const site = Object.entries(filesOf(count)).map(([name, text]) => [`site/${name}`, text])
      files.write(Object.fromEntries(site))
      const start = cpuTime()
      await files.run(...(COMMANDS[command] ?? []))
      return Math.max(cpuTime() - start, SHORTEST_MS)
    }
    await time(small)
    let [least, most] = [await time(small), await time(small * FACTOR)]
    for (let attempt = 1; most / least > LIMIT && attempt < ATTEMPTS; attempt++) {
      least = Math.min(least, await time(small))
      most = Math.min(most, await time(small * FACTOR))
    }
    return most / least
  }

  describe.each(Object.keys(PAGES))('grows with %s, and no faster:', page => {
    it.each(Object.keys(COMMANDS))('%s', async command => {
      const grown = await growth(command, 1000, count => ({ 'a.html': PAGES[page]?.(count) ?? '' }))
      expect(grown).toBeLessThan(LIMIT)
    })
  })

  it.each(Object.keys(SITES))('grows with %s, and no faster', async site => {
    expect(await growth('adopt', 250, count => SITES[site]?.(count) ?? {})).toBeLessThan(LIMIT)
  })
})
