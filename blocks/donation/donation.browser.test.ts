import { expect } from 'chai'
import { errorsDuring, mount, settle, violations } from '../../test/mount'
import './donation'

const LINK = '<p>For a new kiln.</p><a class="sqs-donate-button" href="/give">Donate</a>'
const BUTTON = '<button type="button">Donate</button>'
const FORM = `<form action="/checkout/donate"><input type="hidden" name="donatePageId" value="kiln">
  <fieldset class="donation__amounts"><legend>Amount</legend>
  <label class="donation__amount"><input type="radio" name="amount" value="25.00" checked><span>$25.00</span></label>
  <label class="donation__amount"><input type="radio" name="amount" value="other"><span>Other</span></label>
  <label class="donation__other"><span>Other amount</span><input name="otherAmount"></label></fieldset>
  <button>Donate</button></form>`

const to = (query: string): string => new URL(`/checkout/donate?${query}`, location.href).href

/** Returns where a press on the button leads, if anywhere. */
async function pressed(block: Element, selector: string): Promise<string | undefined> {
  let address: string | undefined
  const stay = (event: Event): void => {
    const link = (event.target as Element).closest('a')
    if (link && !event.defaultPrevented) address = link.href
    event.preventDefault()
  }
  document.addEventListener('click', stay)
  block.querySelector<HTMLElement>(selector)?.click()
  await settle()
  document.removeEventListener('click', stay)
  return address
}

async function type(field: HTMLInputElement | null | undefined, text: string): Promise<void> {
  if (!field) throw new Error('there is no field')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await settle()
}

describe('<ashlar-donation>', () => {
  it('links its button to the checkout of its page [WID-22] [CART-03]', async () => {
    const block = await mount('donation', { donatePageId: 'kiln & söhne' }, LINK)
    const query = 'donatePageId=kiln%20%26%20s%C3%B6hne'
    expect(block.querySelector('a')?.href).to.equal(to(query))
    expect(await pressed(block, 'a')).to.equal(to(query))
    expect(block.querySelector('p')?.textContent).to.equal('For a new kiln.')
    expect(await violations(block)).to.deep.equal([])
  })

  it('links a button without an address there, too [WID-23]', async () => {
    const block = await mount('donation', { donatePageId: 'kiln' }, BUTTON)
    expect(await pressed(block, 'button')).to.equal(to('donatePageId=kiln'))
    expect(block.querySelectorAll('a')).to.have.length(0)
  })

  it("reads its page from the address of the server's link", async () => {
    const block = await mount(
      'donation',
      { amounts: [500] },
      '<a href="/checkout/donate?donatePageId=a%20b">Go</a>',
    )
    expect(await pressed(block, 'a')).to.equal(to('donatePageId=a%20b'))
  })

  it("links to the site that the server's link names", async () => {
    const block = await mount(
      'donation',
      {},
      '<a href="https://shop.example/checkout/donate?donatePageId=a">Go</a>',
    )
    expect(await pressed(block, 'a')).to.equal('https://shop.example/checkout/donate?donatePageId=a')
  })

  it('passes on the chosen amount, and announces it [CART-03]', async () => {
    const block = await mount('donation', { donatePageId: 'kiln', amounts: [1000, 250_050] }, LINK)
    const changes: unknown[] = []
    block.addEventListener('ashlar:change', event => changes.push((event as CustomEvent).detail))
    expect([...block.querySelectorAll('label')].map(label => label.textContent)).to.deep.equal([
      '$10.00',
      '$2,500.50',
    ])
    block.querySelectorAll<HTMLInputElement>('[type="radio"]')[1]?.click()
    await settle()
    expect(await pressed(block, 'a')).to.equal(to('donatePageId=kiln&amount=2500.50'))
    expect(changes).to.deep.equal([{ amountCents: 250_050 }])
    expect(await violations(block)).to.deep.equal([])
  })

  it('accepts a custom amount, and asks again for an invalid one', async () => {
    const block = await mount('donation', { donatePageId: 'kiln', amounts: [1000], customAmount: true }, LINK)
    const field = block.querySelector<HTMLInputElement>('[inputmode="decimal"]')
    await type(field, 'a lot')
    expect(block.querySelector('[role="alert"]')?.textContent).to.equal('')
    expect(await pressed(block, 'a')).to.equal(undefined)
    expect(block.querySelector('[role="alert"]')?.textContent).to.equal(
      'Please enter an amount, such as 25 or 12.50.',
    )
    expect(document.activeElement === field).to.equal(true)
    expect(field?.ariaInvalid).to.equal('true')
    expect(await violations(block)).to.deep.equal([])
    await type(field, '12.5')
    expect(field?.hasAttribute('aria-invalid')).to.equal(false)
    expect(await pressed(block, 'a')).to.equal(to('donatePageId=kiln&amount=12.50'))
    await type(field, '')
    expect(await pressed(block, 'a')).to.equal(to('donatePageId=kiln'))
  })

  it("keeps the server's form, and selects the custom amount when the visitor types one", async () => {
    const block = await mount('donation', { amounts: [1000] }, FORM)
    const form = block.querySelector('form') as HTMLFormElement
    await type(block.querySelector<HTMLInputElement>('[name="otherAmount"]'), '7')
    expect([...new FormData(form)]).to.deep.equal([
      ['donatePageId', 'kiln'],
      ['amount', 'other'],
      ['otherAmount', '7'],
    ])
    block.querySelector<HTMLInputElement>('[value="25.00"]')?.click()
    expect([...new FormData(form)].slice(1)).to.deep.equal([
      ['amount', '25.00'],
      ['otherAmount', ''],
    ])
    expect(block.querySelectorAll('fieldset')).to.have.length(1)
    expect(await violations(block)).to.deep.equal([])
  })

  it('uses the amount that was typed before it mounted', async () => {
    const block = await mount('donation', {}, FORM, host => {
      const own = host.querySelector<HTMLInputElement>('[name="otherAmount"]')
      if (own) own.value = '7'
    })
    expect(new FormData(block.querySelector('form') as HTMLFormElement).get('amount')).to.equal('other')
  })

  it('is a form of its own where the page has JSON only', async () => {
    const data = { donatePageId: 'kiln', amounts: [1000, 2500], customAmount: true, button: 'Give' }
    const block = await mount('donation', data)
    const form = block.querySelector('form') as HTMLFormElement
    const sent: string[] = []
    const stay = (event: Event): void => {
      if (!event.defaultPrevented) sent.push(`${new URLSearchParams(new FormData(form) as never)}`)
      event.preventDefault()
    }
    document.addEventListener('submit', stay)
    expect(form.action).to.equal(to('').replace(/\?$/, ''))
    expect(form.querySelector('button')?.textContent).to.equal('Give')
    const press = (): void => form.querySelector('button')?.click()
    form.querySelectorAll<HTMLInputElement>('[type="radio"]')[1]?.click()
    await settle()
    press()
    await type(form.querySelector<HTMLInputElement>('[name="otherAmount"]'), 'a lot')
    press()
    await settle()
    expect(form.querySelector('[role="alert"]')?.textContent).to.contain('Please enter an amount')
    await type(form.querySelector<HTMLInputElement>('[name="otherAmount"]'), '7.50')
    press()
    expect(sent).to.deep.equal([
      'donatePageId=kiln&amount=25.00&otherAmount=',
      'donatePageId=kiln&otherAmount=7.50',
    ])
    document.removeEventListener('submit', stay)
    expect(await violations(block)).to.deep.equal([])
  })

  it("reports a missing button in the console, and keeps the server's HTML [ROLL-14]", async () => {
    let block = document.body
    const codes = await errorsDuring(async () => {
      block = await mount('donation', { donatePageId: 'kiln' }, '<p>For a new kiln.</p>')
    })
    expect(codes).to.deep.equal(['node-missing'])
    expect(block.textContent).to.equal('For a new kiln.')
  })

  for (const [what, data] of [
    ['no page', {}],
    ['half a cent', { donatePageId: 'kiln', amounts: [10.5] }],
    ['a currency that nobody knows', { donatePageId: 'kiln', currency: 'XXX' }],
  ] as const) {
    it(`keeps the server’s link when its data has ${what}`, async () => {
      let block = document.body
      const codes = await errorsDuring(async () => {
        block = await mount('donation', data, LINK)
      })
      expect(codes).to.deep.equal(['data-invalid'])
      expect(block.innerHTML).to.equal(LINK)
    })
  }

  it("restores the server's link when it is removed", async () => {
    const block = await mount('donation', { donatePageId: 'kiln', amounts: [500] }, LINK)
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(LINK)
  })
})
