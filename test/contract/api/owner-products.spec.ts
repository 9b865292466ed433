import { describe, expect, inject, it } from 'vitest'
import { readProduct } from './buyer'
import { signIn, type Visitor, visit } from './visitor'

const canSignIn = inject('isOurs') && inject('ownerPassword') !== '' && inject('hasShop')

const PAGE = '/config/products'

async function post(owner: Visitor, fields: Readonly<Record<string, string>>): Promise<Response> {
  const page = await (await owner.fetch('GET', PAGE)).text()
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
  return owner.fetch('POST', PAGE, { form: { ...fields, xsrf } })
}

const LAMP = {
  what: 'new',
  title: 'Lamp foot',
  price: '48.00',
  inStock: '3',
  picture: 'jar',
  status: 'PUBLISHED',
}

/** Id of a product in the owner's list, by its title. */
async function idOf(owner: Visitor, title: string): Promise<string> {
  const page = await (await owner.fetch('GET', PAGE)).text()
  const before = page.slice(0, page.indexOf(`aria-label="Status of ${title}"`))
  return (
    before
      .match(/name="id" value="([^"]+)"/g)
      ?.at(-1)
      ?.slice(17, -1) ?? ''
  )
}

describe.skipIf(!canSignIn)('a product of the owner’s', () => {
  it('gets a SKU if it has none, and is for sale once it is published [PROD-06] [PROD-12]', async () => {
    const owner = await signIn()
    const title = `Lamp ${crypto.randomUUID().slice(0, 8)}`
    expect((await post(owner, { ...LAMP, title })).status).toBe(303)
    const id = await idOf(owner, title)
    const product = await readProduct(id)
    expect(product).toMatchObject({ title, variants: [{ price: 4800, qtyInStock: 3 }] })
    expect(product.variants[0]?.sku).toMatch(/^SQ\d{7}$/)

    for (const [status, label, answer] of [
      ['SCHEDULED', 'Scheduled', 404],
      ['PUBLISHED', 'Available', 200],
      ['DRAFT', 'Hidden', 404],
    ] as const) {
      expect((await post(owner, { what: 'status', id, status })).status).toBe(303)
      expect((await visit().fetch('GET', `/shop/p/${id}`)).status).toBe(answer)
      const page = await (await owner.fetch('GET', PAGE)).text()
      expect(page).toContain(`<option value="${status}" selected>${label}</option>`)
    }
  })

  it.each<[Readonly<Record<string, string>>, string, string]>([
    [{ newSku: 'x'.repeat(61) }, 'A SKU can have at most 60 characters.', '[PROD-11]'],
    [{ newSku: 'TILE' }, 'Another product has this SKU.', ''],
    [{ price: '1000000.01' }, 'The price must not exceed $1,000,000.00.', '[PROD-10]'],
    [{ price: '12,50' }, 'Enter the price as a number of dollars, such as 84 or 84.00.', ''],
    [{ title: ' ' }, 'A title has 1 to 200 characters.', ''],
    [{ status: 'SOLD' }, 'There is no such status.', ''],
  ])('is rejected with %j: %s %s', async (fields, message, _id) => {
    const refused = await post(await signIn(), { ...LAMP, ...fields })
    const page = await refused.text()
    expect([refused.status, page.includes(message)]).toEqual([400, true])
    expect(page).toContain(fields['title'] === undefined ? 'value="Lamp foot"' : 'role="alert"')
  })

  it('is rejected with an unknown status', async () => {
    const refused = await post(await signIn(), { what: 'status', id: 'tile', status: 'GONE' })
    expect(refused.status).toBe(400)
    expect((await visit().fetch('GET', '/shop/p/test-tile')).status).toBe(200)
  })
})

describe.skipIf(!canSignIn)('the 200 products of a shop', () => {
  it('are the limit [LIM-04]', { timeout: 120_000 }, async () => {
    const owner = await signIn()
    const page = await (await owner.fetch('GET', PAGE)).text()
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
    let refused: Response | undefined
    for (let count = page.match(/name="what" value="status"/g)?.length ?? 0; count <= 200; count += 1) {
      const form = { ...LAMP, title: `Pot ${count}`, status: 'DRAFT', xsrf }
      const answer = await owner.fetch('POST', PAGE, { form })
      if (answer.status !== 303) {
        refused = answer
        expect(count).toBe(200)
      }
    }
    expect([refused?.status, await refused?.text()]).toEqual([
      400,
      expect.stringContaining('A shop can have at most 200 products.'),
    ])
  })
})
