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

  it('lets visitors donate and order without scripts', async () => {
    const donation = await prerendered(
      `<html lang="de">${block('donation', { donatePageId: 'kiln', amounts: [1000], customAmount: true })}`,
    )
    expect(donation).toContain('<form data-prerendered="" action="/checkout/donate">')
    expect(donation).toContain('<input type="hidden" name="donatePageId" value="kiln"/>')
    expect(donation).toContain('name="amount" value="10.00"/>')
    expect(donation).toContain('name="otherAmount"')
    expect(donation).toContain('<button type="submit">Spenden</button>')

    const data = {
      itemId: 'bowl',
      title: 'Bowl',
      productType: 'PHYSICAL',
      variantAttributeNames: ['Size'],
      variants: [
        { sku: 'L', price: 2400, unlimited: true, optionValues: [{ optionName: 'Size', value: 'Large' }] },
      ],
    }
    const withContext = (context: object, product: object = data): Promise<string> =>
      prerendered(
        `<script type="application/json" id="site-context">${JSON.stringify(context)}</script>${block('product', product)}`,
      )
    const product = await withContext({ website: { baseUrl: 'https://tarn.example' } })
    expect(product).toMatch(/<form data-prerendered="" class="ProductItem-form"[^>]* method="post"/)
    expect(product).toContain('action="https://tarn.example/cart/add"')
    expect(product).toMatch(/<select[^>]* name="option:Size" required=""/)
    expect(product).toContain('name="itemId" value="bowl"')
    expect(product).toMatch(/name="quantity"[^>]* value="1"/)
    expect(product).toContain('$24.00')
    expect(product).not.toContain('noValidate')

    const soldOut = { ...data, variants: [{ ...data.variants[0], unlimited: false, qtyInStock: 0 }] }
    expect(await withContext({}, soldOut)).toContain('method="dialog"')
    const closed = await withContext({ cart: { closed: true } })
    expect(closed).toContain('class="sqs-add-to-cart-button-wrapper" hidden=""')
    expect(await withContext({}, { ...data, images: [{ src: '/bowl.jpg' }] })).toContain('src="/bowl.jpg"')
  })

  it('removes every stand-in for the DOM', async () => {
    await prerendered(block('quote', { text: 'a' }))
    expect(Reflect.has(globalThis, 'document') || Reflect.has(globalThis, 'HTMLImageElement')).toBe(false)
  })
})
