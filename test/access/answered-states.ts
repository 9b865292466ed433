import { activate, type State } from './states.ts'

/** What visitors see after they have asked for something, and where there is nothing to see. */
export const ANSWERED_STATES: Readonly<Record<string, State>> = {
  'a form that has been sent': {
    path: '/blocks/form',
    open: async visitor => {
      await visitor.comeTo('#plain-html')
      await visitor.sees('#plain-html input')
      await visitor.click('#plain-html [type=email]')
      await visitor.type('rowan@example.com')
      await activate('#plain-html button', '#plain-html .form__sent')(visitor)
    },
  },
  'a day of a calendar': {
    path: '/blocks/calendar',
    open: activate('#a-list-of-the-server [role=gridcell]:has(.calendar__title)', '.calendar__events a'),
  },
  'an empty cart drawer': {
    path: '/blocks/cart-drawer',
    open: activate('#a-link-to-the-cart a', 'dialog[open] .cart__bag'),
  },
  'an empty cart': { path: '/cart', open: visitor => visitor.sees('.cart__bag') },
  'a search that finds nothing': {
    path: '/blocks/search',
    open: async visitor => {
      await visitor.comeTo('#a-form-of-the-server')
      await visitor.click('#a-form-of-the-server input')
      await visitor.type('zeppelin')
      await visitor.sees('#a-form-of-the-server .search__panel > p')
    },
  },
  'a video that cannot be shown': {
    path: '/blocks/video',
    open: async visitor => {
      await visitor.comeTo('#no-video')
      await visitor.sees('#no-video .video__invalid')
    },
  },
}
