import { until } from '../test/mount'

/** A page context whose bundles come from source. */
export const CONTEXT = {
  website: { id: 'site-1' },
  pageType: 209,
  rollups: {
    lead: { js: '/runtime/parts/lead.ts' },
    'page-modules': { js: '/runtime/parts/page-modules.ts' },
    accordion: { js: '/blocks/accordion/accordion.ts' },
    'product-reviews': { js: '/test/fixtures/marker.ts?product-reviews' },
    'product-list': { js: '/test/fixtures/marker.ts?product-list' },
    gone: { js: '/test/fixtures/no-such-file.js' },
    ugly: { js: '/test/fixtures/marker.ts?ugly', css: '/test/fixtures/no-such-file.css' },
  },
}

/** What a server puts inside an accordion. */
export const DETAILS = '<details><summary>Shipping</summary><p>Two days.</p></details>'

/** Whether the marker module of that name has run. */
export const hasRun = (name: string): boolean =>
  ((Reflect.get(window, 'markers') ?? []) as string[]).some(url => url.includes(name))

/** Adds HTML to the page. */
export function put(html: string): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = html
  document.body.append(box)
  return box
}

/** Waits until an accordion inside has rendered. */
export const up = (box: Element): Promise<Element> => until(() => box.querySelector('[aria-expanded]'))

/** Gives the page its context. */
export function writeContext(context: object): void {
  const script = document.createElement('script')
  script.id = 'site-context'
  script.type = 'application/json'
  script.textContent = JSON.stringify(context)
  document.head.append(script)
}
