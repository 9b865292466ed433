/**
 * Gives a document the properties of its interface: on the document itself, an element replaces whatever has its name,
 * as `<img name=head>` does. It is no node: pass the document where one is needed.
 */
const unclobbered = (get: () => Document): Document =>
  new Proxy({} as Document, {
    get(_, name) {
      const owner = get()
      const value: unknown = Reflect.get(shapeOf(name, owner), name, owner)
      return typeof value === 'function' ? value.bind(owner) : value
    },
    set(_, name, value) {
      const owner = get()
      return Reflect.set(shapeOf(name, owner), name, value, owner)
    },
  })

/**
 * What to read a property from: the interface, if an element, a list of elements or a frame has the name; else the
 * document, where the page's scripts may have replaced it: the cookie before consent, or a function.
 */
function shapeOf(name: PropertyKey, owner: Document): Document {
  // What stands in for a page has no interface.
  if (!globalThis.Document) return owner
  const value: unknown = Object.getOwnPropertyDescriptor(owner, name)?.value
  const isElement = typeof value === 'object' || value instanceof Element
  return isElement && name in Document.prototype ? Document.prototype : owner
}

/** The page's document, whatever the names of its elements are. */
export const dom: Document = /* @__PURE__ */ unclobbered(() => document)

/** A parsed document, whatever the names of its elements are. */
export const domOf = (parsed: Document): Document => unclobbered(() => parsed)

/** A global that a script has set: an element or a frame of that name is none. */
export const globalOf = (name: string): unknown =>
  Object.hasOwn(window, name) ? Reflect.get(window, name) : undefined
