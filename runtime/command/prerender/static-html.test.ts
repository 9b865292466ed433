import { describe, expect, it } from 'vitest'
import { editedText } from '../html/edits'
import { parsePage } from '../html/page'
import { staticHtml } from './static-html'

const prerendered = async (html: string): Promise<string> => {
  const page = parsePage(Buffer.from(html))
  return editedText(page.text, (await staticHtml(page)).edits)
}

const block = (name: string, data: object, inside = ''): string =>
  `<ashlar-${name} data-block-json='${JSON.stringify(data)}'>${inside}</ashlar-${name}>`

describe('static HTML', () => {
  it('is in the block, marked', async () => {
    const data = { text: 'All <clay> remembers.', source: 'Ada' }
    expect(await prerendered(block('quote', data))).toBe(
      block(
        'quote',
        data,
        '<figure data-prerendered=""><blockquote><p>All &lt;clay&gt; remembers.</p></blockquote><figcaption>Ada</figcaption></figure>',
      ),
    )
  })

  it('is in the language and the time zone of the page', async () => {
    const data = {
      hidePast: false,
      events: [{ title: 'Werkstatt', startDate: '2027-06-12T19:30:00Z', ticketsUrl: '/t', soldOut: true }],
    }
    const html = await prerendered(
      `<html lang="de"><script type="application/json" id="site-context">{"website":{"timeZone":"Asia/Tokyo"}}</script>${block('tour-dates', data)}`,
    )
    expect(html).toContain('>So., 13. Juni 2027 um 4:30<')
    expect(html).toContain('Ausverkauft')
  })

  it('leaves blocks with content, with invalid data, and in elements that would end', async () => {
    const quote = { text: 'a' }
    const html = [
      block('quote', quote, '<p>own</p>'),
      block('quote', { text: 1 }),
      '<ashlar-quote data-block-json="{"></ashlar-quote>',
      `<p>${block('quote', quote)}</p>`,
      `<a href="/">${block('quote', quote)}</a>`,
      block('nothing', quote),
    ].join('\n')
    expect(await prerendered(html)).toBe(html)
  })

  it('removes every stand-in for the DOM', async () => {
    await prerendered(block('quote', { text: 'a' }))
    expect(Reflect.has(globalThis, 'document') || Reflect.has(globalThis, 'HTMLImageElement')).toBe(false)
  })
})
