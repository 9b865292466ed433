import type { Plugin } from 'vite'

const LEAFLET = /leaflet-src\.esm\.js$/
const MARKUP = /div\.inner\w+ = '<svg\/>';/
const NODES = "div.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));"

/**
 * Lets Leaflet ask the browser whether it draws SVG without writing markup, which a page under Trusted Types
 * refuses: the whole library would fail to start.
 */
export function quietLeaflet(): Plugin {
  return {
    name: 'ashlar:quiet-leaflet',
    transform(code, id) {
      if (!LEAFLET.test(id)) return
      if (!MARKUP.test(code)) this.error('Leaflet asks for SVG in another way than it did')
      return { code: code.replace(MARKUP, NODES), map: null }
    },
  }
}
