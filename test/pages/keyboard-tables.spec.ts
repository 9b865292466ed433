import { globSync, readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import type { RunningServer } from '../../demo/server/serving/start-server.ts'
import { splitReadme } from '../../docs/site/blocks/readme.ts'
import { openServed } from '../fixtures/served-page.ts'
import { expect, markReadyBlocks, test } from './site.ts'

type Act = () => Promise<unknown>

/** What a visitor does first, such as moving the focus; or a key, and what is perceived then. */
type Step = Act | readonly [key: string, perceived: Act]

/** How the rows of one block's table are tried, on one page. */
interface Trial {
  readonly open: Act
  /** The steps by the first cell of the row, in the order of the table. */
  readonly rows: Readonly<Record<string, readonly Step[]>>
}

/** The rows of the tables under "Keyboard", by block. */
const TABLES = new Map(
  globSync('blocks/*/README.md')
    .sort()
    .map(path => [path.split(/[\\/]/).at(-2) ?? '', rowsOf(readFileSync(path, 'utf8'))] as const)
    .filter(([, rows]) => rows !== undefined),
)

/** The keys that a name in a table stands for; other names are a key's own. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'arrow keys': ['ArrowLeft', 'ArrowRight'],
  'Arrow Down': ['ArrowDown'],
  'Arrow Up': ['ArrowUp'],
  'Page Up': ['PageUp'],
  'Page Down': ['PageDown'],
  '`+`': ['+'],
  '`−`': ['-'],
  '`0`': ['0'],
}

const TRIALS: Readonly<Record<string, (page: Page, server: RunningServer) => Trial>> = {
  accordion(page) {
    const block = page.locator('#from-details-elements ashlar-accordion')
    const title = (name: string) => block.getByRole('button', { name })
    const content = block.getByText('Two days within the country')
    return {
      open: visit(page, '/blocks/accordion', block),
      rows: {
        'Enter, Space': [
          focus(title('Shipping')),
          ['Enter', visible(content)],
          hasAttribute(title('Shipping'), 'aria-expanded', 'true'),
          ['Space', hidden(content)],
          hasAttribute(title('Shipping'), 'aria-expanded', 'false'),
        ],
        Tab: [
          focus(title('Shipping')),
          ['Tab', focused(title('Returns'))],
          ['Tab', focused(title('Care'))],
          // Its content has a link.
          ['Tab', focused(page.locator('#from-details-elements .source summary'))],
        ],
      },
    }
  },

  audio(page) {
    const track = (title: string, durationMs: number): string =>
      `<ashlar-audio data-load="eager" data-block-json='${JSON.stringify({
        title,
        tracks: [{ url: '/tones/wheel.wav', title, durationMs }],
      })}'></ashlar-audio>`
    const player = (name: string) => page.getByRole('group', { name })
    const timeLine = (name: string) => player(name).getByRole('slider', { name: 'Position' })
    const at = (name: string, text: string) => hasAttribute(timeLine(name), 'aria-valuetext', text)
    return {
      open: () =>
        openServed(page, {
          body: track('The wheel', 6000) + track('A song', 10_000) + track('An interview', 180_000),
        }),
      rows: {
        'Space, Enter': [
          focus(player('The wheel').getByRole('button', { name: 'Play: The wheel' })),
          ['Space', visible(player('The wheel').getByRole('button', { name: 'Pause: The wheel' }))],
          ['Enter', visible(player('The wheel').getByRole('button', { name: 'Play: The wheel' }))],
        ],
        'arrow keys': [
          focus(timeLine('An interview')),
          ['ArrowRight', at('An interview', '5 seconds of 3 minutes')],
          ['ArrowUp', at('An interview', '10 seconds of 3 minutes')],
          ['ArrowLeft', at('An interview', '5 seconds of 3 minutes')],
          ['ArrowDown', at('An interview', '0 seconds of 3 minutes')],
          focus(timeLine('A song')),
          ['ArrowRight', at('A song', '1 second of 10 seconds')],
          ['ArrowLeft', at('A song', '0 seconds of 10 seconds')],
        ],
        'Page Up, Page Down': [
          focus(timeLine('An interview')),
          ['PageUp', at('An interview', '18 seconds of 3 minutes')],
          ['PageDown', at('An interview', '0 seconds of 3 minutes')],
        ],
        'Home, End': [
          focus(timeLine('An interview')),
          ['End', at('An interview', '3 minutes of 3 minutes')],
          ['Home', at('An interview', '0 seconds of 3 minutes')],
        ],
      },
    }
  },

  calendar(page) {
    const block = page.locator('#a-list-of-the-server ashlar-calendar')
    const day = (date: string) => block.locator(`[data-day="${date}"]`)
    const inItsWeek = (date: string, place: 'first' | 'last') =>
      block.locator(`tr:has([data-day="${date}"]) td:${place}-child`)
    // Today has the focus at first, or the first of the month.
    const start = (date: string) => () => day(date).click()
    return {
      open: visit(page, '/blocks/calendar', block),
      rows: {
        'arrow keys': [
          start('2026-12-16'),
          ['ArrowRight', focused(day('2026-12-17'))],
          ['ArrowLeft', focused(day('2026-12-16'))],
          ['ArrowDown', focused(day('2026-12-23'))],
          ['ArrowUp', focused(day('2026-12-16'))],
        ],
        'Home, End': [
          start('2026-12-16'),
          ['Home', focused(inItsWeek('2026-12-16', 'first'))],
          ['End', focused(inItsWeek('2026-12-16', 'last'))],
        ],
        'Page Up, Page Down': [
          start('2026-12-16'),
          ['PageDown', focused(day('2027-01-16'))],
          ['PageUp', focused(day('2026-12-16'))],
          ['Shift+PageDown', focused(day('2027-12-16'))],
          visible(block.getByText('December 2027', { exact: true })),
          ['Shift+PageUp', focused(day('2026-12-16'))],
        ],
        'Enter, Space': [
          start('2026-12-16'),
          ['ArrowUp', focused(day('2026-12-09'))],
          ['Space', hasAttribute(day('2026-12-09'), 'aria-selected', 'true')],
          start('2026-12-11'),
          ['ArrowRight', focused(day('2026-12-12'))],
          ['Enter', hasAttribute(day('2026-12-12'), 'aria-selected', 'true')],
          visible(block.getByRole('link', { name: 'First bowls on the wheel' })),
        ],
      },
    }
  },

  'cart-drawer'(page, server) {
    const link = page.locator('#a-link-to-the-cart a')
    const drawer = page.getByRole('dialog', { name: 'Cart' })
    const isLoaded = (): boolean =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/cart-drawer-'))
    return {
      open: async () => {
        await server.open()
        await page.goto('/blocks/cart-drawer')
        // Until the part is there that listens: the focus loads the drawer.
        await expect
          .poll(async () => {
            await link.blur()
            await link.focus()
            return page.evaluate(isLoaded)
          })
          .toBe(true)
      },
      rows: {
        Enter: [focus(link), ['Enter', visible(drawer)]],
        Tab: tabs(page, 8),
        Escape: [['Escape', gone(drawer)], focused(link)],
      },
    }
  },

  'cart-page'(page, server) {
    const quantity = (name: string) => page.getByLabel(`Quantity of ${name}`, { exact: true })
    const undo = (name: string) => page.getByRole('button', { name: `Put ${name} back` })
    const type = (name: string, text: string) =>
      inOrder(() => quantity(name).fill(text), hasValue(quantity(name), text))
    return {
      open: async () => {
        await server.open()
        for (const itemId of ['tile', 'trio']) {
          await page.request.post('/cart/add', { form: { itemId }, headers: { Origin: server.address } })
        }
        await page.goto('/cart')
        await page.getByRole('button', { name: 'Increase the quantity of Window trio' }).waitFor()
      },
      rows: {
        'Enter, Tab': [
          type('Window trio', '2'),
          visible(page.locator('.cart__price', { hasText: '$520.00' })),
          type('Window trio', '0'),
          ['Enter', focused(undo('Window trio'))],
          type('Test tile', '0'),
          ['Tab', visible(undo('Test tile'))],
        ],
      },
    }
  },

  chart(page) {
    const block = page.locator('#a-table-of-the-page ashlar-chart')
    const cursor = block.getByRole('slider')
    const readout = (text: string) => visible(block.locator('.chart__readout', { hasText: text }))
    return {
      open: visit(page, '/blocks/chart', block),
      rows: {
        'arrow keys': [
          focus(cursor),
          ['ArrowRight', readout('Spring')],
          ['ArrowRight', readout('Summer')],
          hasAttribute(cursor, 'aria-valuetext', 'Summer, Bowls: 164, Cups: 190, Jugs: 41'),
          ['ArrowLeft', readout('Spring')],
        ],
        'Home, End': [focus(cursor), ['End', readout('Winter')], ['Home', readout('Spring')]],
      },
    }
  },

  dialog(page) {
    const block = page.locator('#confirm-or-reject ashlar-dialog')
    const opener = block.locator('.button')
    const dialog = page.getByRole('dialog')
    const [no, yes] = ['No, thank you', 'Yes, please'].map(name => dialog.getByRole('button', { name }))
    if (!no || !yes) throw new Error('no buttons')
    const call = page.locator('[data-answer*=authorizationFail] ashlar-newsletter')
    const overlay = page.getByRole('alertdialog', { name: 'Something Went Wrong!' })
    return {
      open: visit(page, '/dialogs', block),
      rows: {
        Tab: [
          focus(opener),
          ['Enter', focused(no)],
          ['Tab', focused(yes)],
          ['Tab', focused(no)],
          ['Shift+Tab', focused(yes)],
        ],
        Escape: [
          ['Escape', gone(dialog)],
          focused(opener),
          () => up(call),
          () => call.getByRole('textbox').fill('ada@tarn.example'),
          ['Enter', visible(overlay)],
          ['Escape', gone(overlay)],
        ],
      },
    }
  },

  donation(page, server) {
    const block = page.locator('#amounts-from-json ashlar-donation')
    const amount = (name: string) => block.getByRole('radio', { name })
    return {
      open: inOrder(() => server.open(), visit(page, '/blocks/donation', block)),
      rows: {
        'arrow keys': [
          focus(amount('$10.00')),
          ['ArrowRight', checked(amount('$25.00'))],
          ['ArrowDown', checked(amount('$100.00'))],
          ['ArrowLeft', checked(amount('$25.00'))],
          ['ArrowUp', checked(amount('$10.00'))],
        ],
        Enter: [
          () => block.getByLabel('Other amount').fill('12'),
          ['Enter', () => expect(page).toHaveURL(/\/checkout\/donate\?donatePageId=kiln&.*12\.00/)],
        ],
      },
    }
  },

  gallery(page) {
    const block = page.locator('#slideshow ashlar-gallery')
    const shows = (place: string) => hasAttribute(block.locator('[data-shown=true]'), 'aria-label', place)
    const scrollTo = (top: number) => () =>
      page.evaluate(top => window.scrollTo({ top, behavior: 'instant' }), top)
    const picture = page.locator('#from-a-gallery .gallery__frame').first()
    return {
      open: visit(page, '/blocks/gallery', block),
      rows: {
        'arrow keys': [
          leaveFocus(page),
          ['ArrowRight', shows('2 of 4')],
          ['ArrowLeft', shows('1 of 4')],
          focus(page.locator('#slideshow .source summary')),
          ['ArrowRight', shows('1 of 4')],
          leaveFocus(page),
          scrollTo(0),
          ['ArrowRight', shows('1 of 4')],
          () => block.scrollIntoViewIfNeeded(),
          ['ArrowRight', shows('2 of 4')],
        ],
        'Home, End': [
          focus(block.getByRole('button', { name: 'Next Slide' })),
          ['End', shows('4 of 4')],
          ['Home', shows('1 of 4')],
          leaveFocus(page),
          ['End', shows('1 of 4')],
        ],
        Enter: [
          focus(page.locator('#grid-of-links a').first()),
          ['Enter', () => expect(page).toHaveURL('/blocks/image')],
          () => page.goto('/blocks/lightbox'),
          () => page.locator('ashlar-lightbox[data-stage]').waitFor({ state: 'attached' }),
          focus(picture),
          ['Enter', visible(page.getByRole('dialog', { name: 'Stoneware' }))],
        ],
      },
    }
  },

  'item-list'(page) {
    const block = page.locator('#carousel ashlar-item-list')
    const list = block.getByRole('list')
    const item = (title: string) => block.getByRole('heading', { name: title, exact: true })
    return {
      open: visit(page, '/blocks/item-list', block),
      rows: {
        'arrow keys': [
          focus(list),
          ['ArrowRight', inView(item('Firing'))],
          outOfView(item('Throwing')),
          ['ArrowLeft', inView(item('Throwing'))],
          outOfView(item('Firing')),
          focus(block.getByRole('button', { name: 'Next' })),
          ['ArrowRight', inView(item('Firing'))],
          ['ArrowLeft', inView(item('Throwing'))],
        ],
        'Home, End': [
          focus(list),
          ['End', inView(item('Firing'))],
          ['Home', inView(item('Throwing'))],
          outOfView(item('Firing')),
        ],
      },
    }
  },

  lightbox(page) {
    const opener = page.locator('#from-a-gallery .gallery__frame').first()
    const dialog = page.locator('.dialog[open]')
    const button = (name: string) => dialog.getByRole('button', { name })
    const counter = (text: string) => () => expect(dialog.locator('.counter')).toHaveText(text)
    const picture = dialog.locator('[data-place=shown] img')
    const box = () => picture.evaluate(picture => picture.getBoundingClientRect().toJSON() as DOMRect)
    const width = () => box().then(({ width }) => Math.round(width))
    const left = () => box().then(({ left }) => Math.round(left))
    let [widthBefore, leftBefore] = [0, 0]
    const note: Act = async () => {
      widthBefore = await width()
      leftBefore = await left()
    }
    // A step so soon after another would be ignored.
    const mayStepAgain: Act = async () => {
      const start = await page.evaluate(() => performance.now())
      await page.waitForFunction(start => performance.now() - start > 250, start)
    }
    const isLarger: Act = () => expect.poll(width).toBeGreaterThan(widthBefore)
    const isAsBefore: Act = () => expect.poll(width).toBe(widthBefore)
    return {
      open: async () => {
        await page.goto('/blocks/lightbox')
        await page.locator('ashlar-lightbox[data-stage]').waitFor({ state: 'attached' })
        await opener.press('Enter')
        // It comes with the code of the zoom.
        await button('Zoom').waitFor()
      },
      rows: {
        'arrow keys': [
          ['ArrowRight', counter('2 / 5')],
          mayStepAgain,
          ['ArrowLeft', counter('1 / 5')],
          note,
          ['+', isLarger],
          ['+', isLarger],
          ['+', isLarger],
          note,
          ['ArrowRight', () => expect.poll(left).toBeLessThan(leftBefore)],
          counter('1 / 5'),
          ['0', () => expect.poll(width).toBeLessThan(widthBefore)],
        ],
        'Home, End': [
          ['End', counter('5 / 5')],
          ['Home', counter('1 / 5')],
        ],
        '`+`, `−`, `0`': [note, ['+', isLarger], ['-', isAsBefore], ['+', isLarger], ['0', isAsBefore]],
        Tab: [
          focus(button('Close')),
          ['Tab', focused(button('Previous Slide'))],
          ['Tab', focused(button('Next Slide'))],
          ['Tab', focused(button('Zoom'))],
          ['Tab', focused(button('Close'))],
        ],
        Escape: [['Escape', gone(dialog)], focused(opener)],
      },
    }
  },

  map(page) {
    const block = page.locator('#tiles-of-one-s-own ashlar-map')
    const canvas = block.locator('.map__canvas[tabindex="0"]')
    const movable = page.locator('#a-marker-that-can-be-moved ashlar-map')
    const marker = (of: Locator) => of.locator('.map__pin')
    const placeOf = async (pin: Locator) => {
      const { x = 0, y = 0 } = (await pin.boundingBox()) ?? {}
      return { x: Math.round(x), y: Math.round(y) }
    }
    let before = { x: 0, y: 0 }
    const note = (pin: Locator) => async () => {
      before = await placeOf(pin)
    }
    const moves = (pin: Locator, axis: 'x' | 'y', sign: number) =>
      inOrder(
        () => expect.poll(async () => Math.sign((await placeOf(pin))[axis] - before[axis])).toBe(sign),
        // A moving map ignores keys.
        gone(block.locator('.leaflet-pan-anim')),
      )
    const tiles = (zoom: number) => block.locator(`img[src*="/tiles/${zoom}/"]`)
    const opened = page.context().waitForEvent('page', { predicate: other => other !== page, timeout: 0 })
    opened.catch(() => {})
    return {
      open: async () => {
        await page.context().route(/google/, route => route.fulfill({ body: 'A map' }))
        await visit(page, '/blocks/map', block)()
        await canvas.waitFor()
      },
      rows: {
        'arrow keys': [
          focus(canvas),
          note(marker(block)),
          ['ArrowRight', moves(marker(block), 'x', -1)],
          ['ArrowLeft', moves(marker(block), 'x', 0)],
          ['ArrowDown', moves(marker(block), 'y', -1)],
          ['ArrowUp', moves(marker(block), 'y', 0)],
          () => up(movable),
          focus(marker(movable)),
          note(marker(movable)),
          ['ArrowRight', moves(marker(movable), 'x', 1)],
          ['ArrowLeft', moves(marker(movable), 'x', 0)],
          ['ArrowDown', moves(marker(movable), 'y', 1)],
          ['ArrowUp', moves(marker(movable), 'y', 0)],
        ],
        '`+`, `−`': [
          focus(canvas),
          ['+', visible(tiles(16).first())],
          gone(tiles(15)),
          ['-', visible(tiles(15).first())],
          gone(tiles(16)),
        ],
        Enter: [
          focus(marker(block)),
          ['Enter', async () => expect(await opened).toHaveURL(/google\.[^/]+\/maps/)],
        ],
      },
    }
  },

  'menu-tabs'(page) {
    const block = page.locator('#from-the-html ashlar-menu-tabs')
    const tab = (name: string) => block.getByRole('tab', { name })
    const shows = (name: string, text: string) =>
      inOrder(
        focused(tab(name)),
        hasAttribute(tab(name), 'aria-selected', 'true'),
        visible(block.getByRole('tabpanel', { name }).getByText(text)),
      )
    const bowls = shows('Bowls', 'Thrown on Tuesdays')
    const plates = shows('Plates', 'Flat, mostly')
    const rest = shows('The rest', 'Jugs, lids without pots')
    return {
      open: visit(page, '/blocks/menu-tabs', block),
      rows: {
        'arrow keys': [
          focus(tab('Bowls')),
          ['ArrowRight', plates],
          ['ArrowLeft', bowls],
          ['ArrowLeft', rest],
          ['ArrowRight', bowls],
        ],
        'Home, End': [focus(tab('Bowls')), ['End', rest], ['Home', bowls]],
      },
    }
  },

  'popup-overlay'(page) {
    const before = page.locator('summary')
    const popup = page.getByRole('dialog', { name: 'Four firings a year' })
    return {
      open: async () => {
        await page.goto('/popup')
        await before.focus()
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
        await expect(popup.getByRole('button', { name: 'Close' })).toBeFocused()
      },
      rows: {
        Tab: tabs(page, 8),
        Escape: [['Escape', gone(popup)], focused(before)],
      },
    }
  },

  'pricing-toggle'(page) {
    const block = page.locator('#offers-to-compare ashlar-pricing-toggle')
    const button = (place: number) => block.locator('fieldset button').nth(place)
    const price = (text: string) => block.getByText(text)
    const shows = (place: number, text: string, other: string) =>
      inOrder(hasAttribute(button(place), 'aria-pressed', 'true'), visible(price(text)), hidden(price(other)))
    return {
      open: visit(page, '/blocks/pricing-toggle', block),
      rows: {
        Tab: [focus(button(0)), ['Tab', focused(button(1))]],
        'Enter, Space': [
          focus(button(1)),
          ['Enter', shows(1, '$60 a year', '$6 a month')],
          focus(button(0)),
          ['Space', shows(0, '$6 a month', '$60 a year')],
        ],
      },
    }
  },

  product(page, server) {
    const block = page.locator('#the-server-s-html-with-a-button-that-stays-in-view ashlar-product')
    const size = (name: string) => block.getByRole('radio', { name })
    const price = (text: string) => () => expect(block.locator('.product-price')).toHaveText(text)
    const other = page.locator('#one-picture-on-sale ashlar-product')
    const add = other.locator('.sqs-add-to-cart-button')
    const cart = (text: string) => () =>
      expect
        .poll(() =>
          page.evaluate(async () => {
            const { entries } = await (await fetch('/api/commerce/shopping-cart')).json()
            return entries.map(({ sku, quantity }: { sku: string; quantity: number }) => `${quantity} ${sku}`)
          }),
        )
        .toEqual([text])
    return {
      open: inOrder(() => server.open(), visit(page, '/blocks/product', block)),
      rows: {
        'arrow keys': [
          focus(size('Small')),
          ['ArrowRight', inOrder(checked(size('Medium')), price('$42.00'))],
          ['ArrowLeft', inOrder(checked(size('Small')), price('$34.00'))],
        ],
        Space: [focus(size('Medium')), ['Space', inOrder(checked(size('Medium')), price('$42.00'))]],
        'Enter, Space': [
          () => up(other),
          focus(add),
          ['Enter', cart('1 TEAPOT')],
          focus(add),
          ['Space', cart('2 TEAPOT')],
        ],
      },
    }
  },

  search(page, server) {
    const block = page.locator('#a-form-of-the-server ashlar-search')
    const field = block.locator('input')
    const list = block.getByRole('listbox')
    const options = block.getByRole('option')
    const selected = (option: Locator) => hasAttribute(option, 'aria-selected', 'true')
    const type = (text: string) => async () => {
      await field.fill(text)
      await expect(list).toHaveAttribute('aria-busy', 'false')
      await expect(options.filter({ hasText: new RegExp(text, 'i') }).first()).toBeVisible()
    }
    return {
      open: inOrder(() => server.open(), visit(page, '/blocks/search', block)),
      rows: {
        'Arrow Down, Arrow Up': [
          type('bowl'),
          ['ArrowDown', selected(options.first())],
          ['ArrowDown', selected(options.nth(1))],
          ['ArrowUp', selected(options.first())],
          ['ArrowUp', selected(options.last())],
          ['Alt+ArrowUp', hidden(list)],
          ['Alt+ArrowDown', visible(list)],
        ],
        Escape: [['Escape', hidden(list)], hasValue(field, 'bowl'), ['Escape', hasValue(field, '')]],
        Enter: [
          type('teapot'),
          ['ArrowDown', selected(options.first())],
          ['Enter', () => expect(page).toHaveURL('/shop/p/sage-teapot')],
        ],
      },
    }
  },

  'site-header'(page) {
    const block = page.locator('#logo-links-and-cart ashlar-site-header')
    const folder = (name: string) => block.getByRole('button', { name: `More in ${name}` })
    const link = (name: string) => block.getByRole('link', { name, exact: true })
    const menu = page.getByRole('dialog')
    return {
      open: visit(page, '/blocks/site-header', block),
      rows: {
        'Enter, Space': [
          focus(folder('Shop')),
          ['Enter', visible(link('Mugs'))],
          hasAttribute(folder('Shop'), 'aria-expanded', 'true'),
          ['Space', hidden(link('Mugs'))],
          hasAttribute(folder('Shop'), 'aria-expanded', 'false'),
        ],
        Tab: [
          focus(folder('Shop')),
          ['Enter', visible(link('Mugs'))],
          ['Tab', focused(link('Mugs'))],
          focus(folder('Plates')),
          ['Tab', focused(block.getByRole('button', { name: 'About' }))],
          hidden(link('Mugs')),
          () => page.setViewportSize({ width: 390, height: 844 }),
          focus(block.getByRole('button', { name: 'Menu' })),
          ['Enter', visible(menu)],
          ...tabs(page, 12),
        ],
        Escape: [
          focus(folder('Shop')),
          ['Enter', visible(link('Mugs'))],
          focus(folder('Plates')),
          ['Enter', visible(link('Side plates'))],
          ['Escape', inOrder(hidden(link('Side plates')), visible(link('Mugs')))],
          ['Escape', inOrder(hidden(link('Mugs')), visible(link('Visit')))],
          ['Escape', gone(menu)],
          focused(block.getByRole('button', { name: 'Menu' })),
        ],
      },
    }
  },

  video(page) {
    const [link, embedCode] = ['#a-link-with-a-thumbnail', '#an-embed-code'].map(section =>
      page.locator(`${section} ashlar-video`),
    )
    if (!link || !embedCode) throw new Error('no videos')
    const play = (block: Locator) => block.getByRole('button', { name: 'Play' })
    return {
      open: async () => {
        await page.route(/youtube|vimeo/, route =>
          route.fulfill({ contentType: 'text/html', body: 'Player' }),
        )
        await visit(page, '/blocks/video', link)()
      },
      rows: {
        'Enter, Space': [
          focus(play(link)),
          ['Enter', focused(link.locator('iframe'))],
          () => up(embedCode),
          focus(play(embedCode)),
          ['Space', focused(embedCode.locator('iframe'))],
        ],
      },
    }
  },
}

test.beforeEach(async ({ page }) => {
  await markReadyBlocks(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('each table of keys is tried', () => {
  expect(Object.keys(TRIALS)).toEqual([...TABLES.keys()])
})

for (const [name, trial] of Object.entries(TRIALS)) {
  test(`the keys of ${name} do what its README says`, async ({ page, server }) => {
    const table = TABLES.get(name) ?? []
    const { open, rows } = trial(page, server)
    expect(Object.keys(rows)).toEqual(table.map(({ keys }) => keys))
    await open()
    for (const { keys, does } of table) {
      const steps = rows[keys] ?? []
      const pressed = steps.flatMap(step => (typeof step === 'function' ? [] : [step[0]]))
      const named = keys.split(', ').flatMap(name => NAMES[name] ?? [name])
      expect(pressed, `presses each key of "${keys}"`).toEqual(expect.arrayContaining(named))
      await test.step(`${keys}: ${does}`, async () => {
        for (const step of steps) await take(page, step)
      })
    }
  })
}

/** The rows of the table under "Keyboard", without its head; undefined if a README has no such section. */
function rowsOf(readme: string) {
  const section = splitReadme(readme).sections.find(({ title }) => title === 'Keyboard')
  const lines = section?.text.split('\n').filter(line => line.startsWith('|'))
  return lines?.slice(2).map(line => {
    const [, keys = '', does = ''] = line.split('|').map(cell => cell.trim())
    return { keys, does }
  })
}

/** Does what a step says, and expects what is perceived after its key. */
async function take(page: Page, step: Step): Promise<void> {
  if (typeof step === 'function') return void (await step())
  const [key, perceived] = step
  await page.keyboard.press(key)
  await test.step(`after ${key}`, perceived)
}

/** Opens a page at a block. */
const visit = (page: Page, path: string, block: Locator): Act =>
  inOrder(
    () => page.goto(path),
    () => up(block),
  )

/** Scrolls to a block, and waits until it has rendered. */
async function up(block: Locator): Promise<void> {
  await block.scrollIntoViewIfNeeded()
  await expect(block).toHaveAttribute('data-test-ready')
}

function inOrder(...acts: readonly Act[]): Act {
  return async () => {
    for (const act of acts) await act()
  }
}

function focus(element: Locator): Act {
  return () => element.focus()
}

function leaveFocus(page: Page): Act {
  return () =>
    page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}

/** Presses Tab through a modal, which the focus leaves for the browser's own controls at most. */
function tabs(page: Page, count: number): Step[] {
  const isBehind = (): boolean => {
    const { activeElement, body } = document
    return activeElement !== body && !activeElement?.closest('dialog[open], [data-ashlar-surface]')
  }
  return Array.from({ length: count }, () => [
    'Tab',
    async () => expect(await page.evaluate(isBehind)).toBe(false),
  ])
}

function focused(element: Locator): Act {
  return () => expect(element).toBeFocused()
}

function visible(element: Locator): Act {
  return () => expect(element).toBeVisible()
}

function hidden(element: Locator): Act {
  return () => expect(element).toBeHidden()
}

function gone(element: Locator): Act {
  return () => expect(element).toHaveCount(0)
}

function inView(element: Locator): Act {
  return () => expect(element).toBeInViewport()
}

function outOfView(element: Locator): Act {
  return () => expect(element).not.toBeInViewport()
}

function checked(element: Locator): Act {
  return () => expect(element).toBeChecked()
}

function hasAttribute(element: Locator, name: string, value: string): Act {
  return () => expect(element).toHaveAttribute(name, value)
}

function hasValue(element: Locator, value: string): Act {
  return () => expect(element).toHaveValue(value)
}
