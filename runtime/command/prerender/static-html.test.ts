import { describe, expect, it } from 'vitest'
import { editedText } from '../html/edits'
import { parsePage } from '../html/page'
import { staticHtml } from './static-html'

const prerendered = async (html: string): Promise<string> => {
  const page = parsePage(Buffer.from(html))
  return editedText(page.text, (await staticHtml(page)).edits)
}

/** The names of a form's fields, without those of the form itself. */
const namesIn = (html: string): (string | undefined)[] =>
  [
    ...html.matchAll(/class="form__control[^>]*? name="([^"]*)"|name="([^"]*)"[^>]*?class="form__control/g),
  ].map(([, one, other]) => one ?? other)

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
    const data = { events: [{ title: 'Werkstatt', startDate: '2027-06-12T19:30:00Z' }] }
    const html = await prerendered(
      `<html lang="de"><script type="application/json" id="site-context">{"website":{"timeZone":"Asia/Tokyo"}}</script>${block('calendar', data)}${block('social-follow', { username: 'tarn' })}`,
    )
    expect(html).toContain('>So., 13. Juni 2027 um 04:30 GMT+9<')
    expect(html).toContain('>@tarn folgen<')
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

  it('sends forms where the page says, or to the site', async () => {
    const field = { type: 'text', id: 'f1', title: 'Clay', required: true }
    const data = { formId: 'f-9', fields: [field, { type: 'email', id: 'f2', title: 'Address' }] }
    const withContext = (context: object, form: object = data): Promise<string> =>
      prerendered(
        `<script type="application/json" id="site-context">${JSON.stringify(context)}</script>${block('form', form)}`,
      )
    const own = await withContext({ website: { baseUrl: 'https://tarn.example' } })
    expect(own).toMatch(
      /<form autoComplete="on" action="https:\/\/tarn\.example\/api\/form\/SaveFormSubmission" method="post">/,
    )
    expect(own).toContain('<input type="hidden" name="formId" value="f-9"/>')
    expect(namesIn(own)).toEqual(['f1', 'f2'])

    const service = await withContext({ forms: { action: 'mailto:ada@tarn.example' } })
    expect(service).toContain('action="mailto:ada@tarn.example" encType="text/plain"')
    expect(namesIn(service)).toEqual(['Clay', 'email'])
    expect(service).not.toContain('name="formId"')

    const [sent, ...unsent] = [{}, { formId: '' }, { captcha: {} }, { useLightbox: true }, { fields: [] }]
    expect(await withContext({}, { ...data, ...sent })).toContain('action="/api/form/SaveFormSubmission"')
    for (const change of unsent) expect(await withContext({}, { ...data, ...change })).not.toContain('<form')
  })

  it('removes every stand-in for the DOM', async () => {
    await prerendered(block('quote', { text: 'a' }))
    expect(Reflect.has(globalThis, 'document') || Reflect.has(globalThis, 'HTMLImageElement')).toBe(false)
  })
})
