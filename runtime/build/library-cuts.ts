import type { Plugin } from 'vite'

const ATOM = /\/nanostores\/atom\/index\.js(\?own-\d+)?$/

/** The function, and the variable that only it assigns. */
const BATCH = /export const batch = [\s\S]*?\n\}\n/
const STATE = 'let batchSeen = null'

/**
 * Removes the unused `batch()` from nanostores: its variable keeps checks alive that the minifier removes once it is a
 * constant. Saves 28 bytes of boot.js (1 %) and 27 of `core` (0.3 %).
 *
 * @throws if nanostores defines `batch()` in another way.
 */
export function withoutBatch(): Plugin {
  return {
    name: 'ashlar:without-batch',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!ATOM.test(id)) return
      if (!BATCH.test(code) || !code.includes(STATE)) this.error('nanostores has another batch()')
      const left = code
        .replace(BATCH, "export const batch = () => { throw new Error('not in this build') }\n")
        .replace(STATE, STATE.replace('let', 'const'))
      return { code: left, map: null }
    },
  }
}

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
