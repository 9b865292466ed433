import type { Page } from 'playwright/test'
import { openServed } from '../fixtures/served-page.ts'
import { expect, test } from './site.ts'

/** An element that starts a feature, and its visible effect. */
interface Later {
  /** The requirement that it proves. */
  readonly id?: string
  readonly html: string
  readonly works: (page: Page) => Promise<void>
}

/** Some features wait until the page is idle, which takes long on a busy machine. */
const PATIENCE_MS = 25_000

/** Repeats an action until the element that it leads to exists. */
async function untilThere(page: Page, selector: string, act: () => Promise<unknown> = async () => {}) {
  await expect
    .poll(
      async () => {
        await act()
        return page.locator(selector).count()
      },
      { timeout: PATIENCE_MS },
    )
    .toBeGreaterThan(0)
}

const agree = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('ashlar:consent', { detail: { analytics: true } })),
  )

const PICTURE = '<img src="/pictures/jar.webp" width="80" height="80" alt="A jar">'
const DATE = 'January 1, 2001'

const LATER: Readonly<Record<string, Later>> = {
  'a tooltip': {
    id: 'DLG-09',
    html: '<button data-ashlar-tooltip="Wood ash">Ash</button>',
    async works(page) {
      await untilThere(page, '[role=tooltip]', async () => {
        await page.getByRole('heading').hover()
        await page.getByRole('button').hover()
      })
      await expect(page.getByRole('tooltip')).toHaveText('Wood ash')
    },
  },
  'fitted text': {
    id: 'WID-18',
    html: '<div style="inline-size:60px;font:40px monospace"><p data-ashlar-text="shrink">Donaudampfschiff</p></div>',
    works: page => expect(page.locator('[data-ashlar-text]')).toHaveCSS('font-size', '11px'),
  },
  'time since': {
    id: 'WID-14',
    html: '<time data-ashlar-time-since data-date="2001-01-01">then</time>',
    works: page => expect(page.locator('time')).toHaveText(DATE),
  },
  'time since, by the class of an exported page': {
    id: 'WID-14',
    html: '<span class="timesince" data-date="978307200000">then</span>',
    works: page => expect(page.locator('span')).toHaveText(DATE),
  },
  'a script that is held back': {
    html: '<b></b>',
    async works(page) {
      await page.evaluate(() => {
        const script = document.createElement('script')
        Object.assign(script, { type: 'text/plain', textContent: 'document.body.dataset.ran = "yes"' })
        script.dataset['consent'] = 'analytics'
        document.body.append(script)
      })
      await untilThere(page, 'body[data-ran]', () => agree(page))
    },
  },
  'a frame that is held back': {
    html: '<iframe data-consent="analytics" data-src="about.html"></iframe>',
    works: page => untilThere(page, 'iframe[src="about.html"]', () => agree(page)),
  },
  'a button that opens the choice of consent': {
    html: '<button data-ashlar-consent>Cookies</button>',
    works: page =>
      untilThere(page, 'ashlar-cookie-banner', () => page.locator('button').dispatchEvent('click')),
  },
  'a quick view': {
    html: '<a href="#stool" data-ashlar-quick-view="stool">Stool</a>',
    works: page => untilThere(page, 'ashlar-quick-view', () => page.locator('h1 + a').dispatchEvent('click')),
  },
  'an entrance': {
    id: 'ROLL-25',
    html: '<div style="block-size:3000px"></div><p data-ashlar-animate>In</p>',
    works: page =>
      expect(page.locator('[data-ashlar-animate]')).toHaveAttribute('data-ashlar-entrance', 'waiting'),
  },
  'a link to a lightbox': {
    id: 'LBX-01',
    html: `<a href="/pictures/jar.webp" data-ashlar-lightbox>${PICTURE}</a>`,
    works: page => untilThere(page, 'ashlar-lightbox'),
  },
  'the root of a cart': {
    id: 'ROLL-09] [CART-13',
    html: '<div data-cart-root></div>',
    works: page => untilThere(page, '[data-cart-root] > ashlar-cart-page'),
  },
  'a place for the number of pieces': {
    id: 'CART-08',
    html: '<a href="/cart">Cart <span data-ashlar-cart>0</span></a>',
    works: page => untilThere(page, '[data-ashlar-cart] > ashlar-cart-indicator'),
  },
  'a link that opens the cart at the side': {
    html: '<a href="#cart"><span data-ashlar-cart data-block-json=\'{"opens":"drawer"}\'>Cart</span></a>',
    works: page =>
      untilThere(page, 'ashlar-cart-drawer', () => page.locator('h1 + a').dispatchEvent('click')),
  },
}

const HEADING = '<h1>Glazes</h1>'

/** The file with the table of features. */
const leadOf = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', request => {
    if (/\/core-[^/]*\.js$/.test(request.url())) asked.push(request.url())
  })
  return asked
}

// The script that reads the page loads first, which takes long on a busy machine.
test.beforeEach(async ({ context, baseURL }) => {
  test.slow()
  await context.addCookies([{ name: 'hasCart', value: 'true', url: `${baseURL}` }])
})

for (const [what, { id, html, works }] of Object.entries(LATER)) {
  test(`starts ${what} that a script adds to a page without anything${id ? ` [${id}]` : ''}`, async ({
    page,
  }) => {
    const asked = leadOf(page)
    await openServed(page, { body: HEADING })
    await page.evaluate(() => window.ashlar?.ready)
    expect(asked).toEqual([])
    await page.evaluate(html => document.body.insertAdjacentHTML('beforeend', html), html)
    await works(page)
  })
}

test('starts the features of a page without a context [WID-14] [WID-18] [ROLL-25] [CART-08]', async ({
  page,
}) => {
  const passive = ['time since', 'fitted text', 'a place for the number of pieces', 'an entrance']
  const later = passive.map(name => LATER[name]).filter(one => one !== undefined)
  expect(later).toHaveLength(passive.length)
  await openServed(page, { body: HEADING + later.map(({ html }) => html).join('') })
  await later.reduce((before, { works }) => before.then(() => works(page)), Promise.resolve())
})

test('starts the features of a replaced body after others have started', async ({ page }) => {
  await openServed(page, { body: `${HEADING}${LATER['time since']?.html}` })
  await expect(page.locator('time')).toHaveText(DATE)
  await page.evaluate(() => {
    const body = document.createElement('body')
    body.innerHTML =
      '<div style="inline-size:60px;font:40px monospace"><p data-ashlar-text="shrink">Donaudampfschiff</p></div><time data-ashlar-time-since data-date="2001-01-01">then</time>'
    document.body.replaceWith(body)
  })
  await expect(page.locator('p')).toHaveCSS('font-size', '11px')
  await expect(page.locator('time')).toHaveText(DATE)
})

test('loads nothing for elements of other libraries', async ({ page }) => {
  const asked = leadOf(page)
  await openServed(page, { body: `${HEADING}<x-menu data-tooltip="No"></x-menu><p data-animate>No</p>` })
  await page.evaluate(async () => {
    await window.ashlar?.ready
    document.body.insertAdjacentHTML('beforeend', '<x-menu></x-menu><p class="tooltip">No</p>')
    await new Promise(requestAnimationFrame)
    await window.ashlar?.allDefined()
  })
  expect(asked).toEqual([])
})
