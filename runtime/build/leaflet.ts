import type { Plugin } from 'vite'

const LEAFLET = /leaflet-src\.esm\.js$/
const MARKUP = /div\.inner\w+ = '<svg\/>';/
const NODES = "div.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));"

/**
 * Replaces the markup by which Leaflet detects SVG. Saves no bytes: pages under Trusted Types block the markup, and the
 * whole library would fail to start.
 *
 * @throws if Leaflet detects SVG in another way.
 */
export function quietLeaflet(): Plugin {
  return {
    name: 'ashlar:quiet-leaflet',
    transform(code, id) {
      if (!LEAFLET.test(id)) return
      if (!MARKUP.test(code)) this.error('Leaflet detects SVG in another way')
      return { code: code.replace(MARKUP, NODES), map: null }
    },
  }
}
