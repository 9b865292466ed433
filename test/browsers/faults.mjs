/** The number of requests per address. */
const asked = new Map()

/**
 * The answers of a server to one request after another; the last one repeats.
 *
 * @type {Record<string, ((context: import('koa').Context, file: File) => void)[]>}
 */
const FAULTS = {
  none: [whole],
  gone: [status(404)],
  'gone-once': [status(404), whole],
  busy: [status(503), status(503), whole],
  'cut-off': [cutOff, whole],
  throwing: [throwing],
  'not-a-script': [page],
  silent: [silent],
  'silent-once': [silent, whole],
}

/** @typedef {{ name: string, type: 'js' | 'css' }} File */

/**
 * Serves `/__faults/FAULT/NAME.js` as a bundle that defines `<ashlar-NAME>`, and `.css` as its style
 * sheet, with that fault.
 */
export function faults(context, next) {
  const [, fault = '', name = '', type] =
    /^\/__faults\/([a-z-]+)\/([\w-]+)\.(js|css)$/.exec(context.path) ?? []
  const answers = FAULTS[fault]
  if (!answers) return next()
  const times = asked.get(context.path) ?? 0
  asked.set(context.path, times + 1)
  // Hosts cache everything in a folder of hashed files, even files that do not exist.
  context.set('cache-control', 'public, max-age=31536000')
  answers[Math.min(times, answers.length - 1)](context, { name, type })
}

/** An element that marks itself as mounted and keeps its children. */
function whole(context, { name, type }) {
  context.type = type
  context.body =
    type === 'css'
      ? `ashlar-${name} { display: block }`
      : `customElements.define('ashlar-${name}', class extends HTMLElement {
           connectedCallback() { this.dataset.up = '' }
         })`
}

function status(code) {
  return context => {
    context.status = code
    context.body = 'not now'
  }
}

function cutOff(context, { type }) {
  const { res } = context
  context.respond = false
  res.writeHead(200, {
    'content-type': `text/${type === 'css' ? 'css' : 'javascript'}`,
    'content-length': 1000,
  })
  res.write('/* half')
  setTimeout(() => res.destroy(), 10)
}

function throwing(context) {
  context.type = 'js'
  context.body = `throw new Error('a bundle that throws')`
}

/** Many hosts answer a page for a file that does not exist. */
function page(context) {
  context.type = 'html'
  context.body = '<!doctype html><title>Welcome</title>'
}

function silent(context) {
  context.respond = false
}
