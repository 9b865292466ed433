const METHODS =
  'append appendChild insertBefore moveBefore prepend removeChild replaceChild replaceChildren'.split(' ')
const TEXTS = ['innerHTML', 'textContent']

const native = HTMLElement.prototype

/** Returns the element to which a change of `changed` applies. */
type ContentOf = (changed: HTMLElement) => HTMLElement

/** The routed members of each kind: a page has thousands of routed elements, which share them. */
const members = new WeakMap<ContentOf, PropertyDescriptorMap>()

/**
 * Applies changes of the children of `element`, or of the elements of which it is the prototype, to `contentOf` them:
 * whoever rendered the children, such as a framework, does not know that a view has moved them.
 */
export function routeChanges(element: object, contentOf: ContentOf): void {
  const routed = members.get(contentOf) ?? routedMembers(contentOf)
  members.set(contentOf, routed)
  Object.defineProperties(element, routed)
}

function routedMembers(contentOf: ContentOf): PropertyDescriptorMap {
  const routed: PropertyDescriptorMap = {}
  const add = (name: string, member: PropertyDescriptor & ThisType<HTMLElement>): void => {
    routed[name] = { configurable: true, ...member }
  }
  for (const name of METHODS) {
    const change: unknown = Reflect.get(native, name)
    if (typeof change !== 'function') continue
    add(name, {
      value(...nodes: unknown[]) {
        return change.apply(contentOf(this), nodes)
      },
    })
  }
  for (const name of TEXTS) {
    add(name, {
      get() {
        return Reflect.get(native, name, this)
      },
      set(text: unknown) {
        Reflect.set(native, name, text, contentOf(this))
      },
    })
  }
  return routed
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
