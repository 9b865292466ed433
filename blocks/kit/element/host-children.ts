const METHODS =
  'append appendChild insertBefore moveBefore prepend removeChild replaceChild replaceChildren'.split(' ')
const TEXTS = ['innerHTML', 'textContent']

const native = HTMLElement.prototype

/**
 * Applies changes of the children of `element`, or of the elements of which it is the prototype, to `contentOf` them:
 * whoever rendered the children, such as a framework, does not know that a view has moved them.
 */
export function routeChanges(element: object, contentOf: (changed: HTMLElement) => HTMLElement): void {
  const define = (name: string, descriptor: PropertyDescriptor & ThisType<HTMLElement>): void => {
    Object.defineProperty(element, name, { configurable: true, ...descriptor })
  }
  for (const name of METHODS) {
    const change: unknown = Reflect.get(native, name)
    if (typeof change !== 'function') continue
    define(name, {
      value(...nodes: unknown[]) {
        return change.apply(contentOf(this), nodes)
      },
    })
  }
  for (const name of TEXTS) {
    define(name, {
      get() {
        return Reflect.get(native, name, this)
      },
      set(text: unknown) {
        Reflect.set(native, name, text, contentOf(this))
      },
    })
  }
}

/** The element as its own view uses it: changes of the children are not routed. `own` replaces some of its members. */
export function viewSide(host: HTMLElement, own: Partial<HTMLElement> = {}): HTMLElement {
  const owner = (key: PropertyKey): object => [own, native].find(object => key in object) ?? host
  return new Proxy(host, {
    get(_, key) {
      const value: unknown = Reflect.get(owner(key), key, host)
      return typeof value === 'function' ? value.bind(host) : value
    },
    set: (_, key, value) => Reflect.set(owner(key), key, value, host),
  })
}
