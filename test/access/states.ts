import { expect } from 'playwright/test'
import type { Visitor } from '../engines/visitor.ts'

/** A state of a page that a visitor opens. */
export interface State {
  readonly path: string
  /** Opens what is to be checked; resolves once it is open. */
  readonly open: (visitor: Visitor) => Promise<unknown>
  /** The only width at which it exists; otherwise it is checked at each. */
  readonly only?: 'desktop' | 'phone'
}

/** Time between two attempts, in ms: a click before its block is up does nothing. */
const RETRY_MS = 2000

/**
 * Activates a control until what it opens is there. The control need not be in reach of a pointer, which other tests
 * check: this one looks at what is open.
 */
export const activate =
  (control: string, opened: string, name?: string) =>
  async (visitor: Visitor): Promise<void> => {
    const attempt = async (): Promise<boolean> => {
      if ((await visitor.find(opened)).length > 0) return true
      await visitor.ask(press, control, name)
      return false
    }
    await expect.poll(attempt, { message: opened, intervals: [0, RETRY_MS], timeout: 30_000 }).toBe(true)
  }

/** Runs in the page. A link whose block is not up yet does not lead away. */
function press(control: string, name: string | undefined): void {
  const named = (element: Element): boolean => !name || element.textContent?.trim() === name
  const element = [...document.querySelectorAll<HTMLElement>(control)].find(named)
  // Blocks that draw their controls come up once their section is near.
  const near = element ?? document.querySelector(control.replace(/ .*/, ''))
  near?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const stay = (event: Event): void => event.preventDefault()
  if (element?.localName === 'a') window.addEventListener('click', stay, { once: true })
  element?.focus()
  element?.click()
}

export const STATES: Readonly<Record<string, State>> = {
  'an accordion with an open item': {
    path: '/blocks/accordion',
    open: activate('#from-details-elements button', '[aria-expanded=true]', 'Shipping'),
  },
  'the last tab of a menu': {
    path: '/blocks/menu-tabs',
    open: async visitor => {
      // A builder's markup further down has roles of its own until its block is up.
      await visitor.comeTo('#adopted-markup')
      await visitor.sees('#adopted-markup .menu-tabs')
      await activate('[role=tablist] > :last-child', '[role=tab][aria-selected=true]:last-child')(visitor)
    },
  },
  'the cookie banner': { path: '/cookie-banner', open: visitor => visitor.sees('.notice') },
  'the panel of cookie choices': {
    path: '/cookie-banner',
    open: async visitor => {
      await visitor.click('button', 'Manage cookies')
      await visitor.sees('dialog[open] [type=checkbox]')
    },
  },
  'a pop-up': {
    path: '/popup',
    open: async visitor => {
      await visitor.ask(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await visitor.sees('dialog[open] h2')
    },
  },
  'a form in a dialog': {
    path: '/blocks/form',
    open: activate('#in-a-dialog .form__open', 'dialog[open] input'),
  },
  'a form with errors': {
    path: '/blocks/form',
    open: activate('#every-field .form__submit', '#every-field [aria-invalid=true]'),
  },
  'a form of the server with errors': {
    path: '/blocks/form',
    open: activate('#plain-html button', '#plain-html [aria-invalid=true]'),
  },
  'a newsletter with an error': {
    path: '/blocks/newsletter',
    open: activate('#with-the-name .newsletter__button', '#with-the-name [aria-invalid=true]'),
  },
  'a lightbox': {
    path: '/blocks/lightbox',
    open: activate('#from-links a', '.dialog[open] img'),
  },
  'a lightbox with a filmstrip': {
    path: '/blocks/lightbox',
    open: activate('#with-a-filmstrip a', '.dialog[open] .filmstrip'),
  },
  'a light lightbox': {
    path: '/blocks/lightbox',
    open: activate('#light .gallery__frame', '.dialog[open] img'),
  },
  'a dialog with a question': {
    path: '/dialogs',
    open: activate('#confirm-or-reject button', '[role=alertdialog], dialog[open]'),
  },
  'a dialog longer than the window': {
    path: '/dialogs',
    open: activate('#more-than-the-window-holds button', '[role=dialog], dialog[open]'),
  },
  'a quick view': {
    path: '/shop',
    open: activate('button[aria-label^="Quick view"]', 'dialog[open] .sqs-add-to-cart-button'),
  },
  'a cart drawer': {
    path: '/blocks/cart-drawer',
    open: async visitor => {
      await visitor.comeTo('#what-is-added')
      const blocksUp = (): number => document.querySelectorAll('ashlar-product > .product__served').length
      await expect.poll(() => visitor.ask(blocksUp)).toBe(2)
      await visitor.click('.goods-row > :last-child button', 'Add To Cart')
      await visitor.sees('ashlar-cart-drawer .totals__sum')
    },
  },
  'a login dialog': {
    path: '/blocks/member-area',
    open: activate('#the-way-in a', 'dialog[open]'),
  },
  'the menu behind a burger': {
    path: '/blocks/site-header',
    open: activate('#behind-a-burger-button-at-every-width .site-header__burger', '[aria-expanded=true]'),
  },
  'a folder of a menu': {
    path: '/blocks/site-header',
    open: activate('#logo-links-and-cart .site-header__folder', '.site-header__folder[aria-expanded=true]'),
    only: 'desktop',
  },
  'a calendar as a list': {
    path: '/blocks/calendar',
    open: activate(
      '#a-list-of-the-server button',
      '#a-list-of-the-server .calendar__views > :last-child[aria-pressed=true]',
      'List',
    ),
  },
  'the table of a chart': {
    path: '/blocks/chart',
    open: activate('#stacked-from-json summary', '#stacked-from-json details[open] table'),
  },
  'the second period of prices': {
    path: '/blocks/pricing-toggle',
    open: activate('#two-periods button', '#two-periods [aria-pressed=true]', 'Yearly'),
  },
  // The recordings last six seconds, which is less than the check may take.
  'another recording of a list': {
    path: '/blocks/audio',
    open: activate(
      '#a-playlist .audio__track:last-child > button',
      '#a-playlist .audio__track:last-child > [aria-current]',
    ),
  },
  'the next slide': {
    path: '/blocks/gallery',
    open: activate('#slideshow-with-captions .gallery__next', '#slideshow-with-captions [data-shown=true]'),
  },
  'results of a search': {
    path: '/blocks/search',
    open: async visitor => {
      await visitor.comeTo('#a-form-of-the-server')
      await visitor.click('#a-form-of-the-server input')
      await visitor.type('jar')
      await visitor.sees('#a-form-of-the-server [role=option], #a-form-of-the-server [role=listbox] a')
    },
  },
  'an offer to book': {
    path: '/blocks/bookings',
    open: activate('#a-reservation button', '.booking__stage'),
  },
}
