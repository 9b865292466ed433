/** The globals of a page that static forms read. */
export interface StandInPage {
  /** The language of the page. */
  readonly language: string
  /** The page's own address; empty if unknown. */
  readonly address: string
  readonly title: string
}

/** Classes that schemas name: no value of JSON is an instance. */
const CLASSES = [
  'Node',
  'Element',
  'HTMLElement',
  'HTMLAnchorElement',
  'HTMLImageElement',
  'HTMLVideoElement',
]

/** Views create one as they load; nothing is observed. */
const OBSERVER = 'MutationObserver'

/** The base of relative links, which stay as they are written. */
const BASE = 'https://page.invalid/'

/** Stands in for the DOM's globals; the returned function removes what it has put there. */
export function startPage({ language, address, title }: StandInPage): () => void {
  const root = { lang: language }
  const document = {
    documentElement: root,
    baseURI: BASE,
    title,
    querySelector: (selector: string) =>
      selector === 'link[rel=canonical]' && address ? { href: address } : null,
    // Static forms are silent: `ashlar check` names mistakes.
    dispatchEvent: () => false,
  }
  const classes = [...CLASSES, OBSERVER].map(name => [name, class {}])
  const added = Object.entries({ ...Object.fromEntries(classes), document }).filter(
    ([name]) => !Reflect.has(globalThis, name),
  )
  Object.assign(globalThis, Object.fromEntries(added))
  return () => {
    for (const [name] of added) Reflect.deleteProperty(globalThis, name)
  }
}

/**
 * The properties of their element that views read.
 *
 * @param language the `lang` of the closest element around it; empty if only the page has one.
 */
export function standInHost(language: string): HTMLElement {
  const { document } = globalThis
  const host = {
    ownerDocument: document,
    closest: () => (language ? { lang: language } : document.documentElement),
  }
  // Only what static forms use; the tests render all of them.
  return host as unknown as HTMLElement
}
