/*
 * The part of @r2wc/core that blocks use: string attributes, and a renderer that reads them from the element. In bundles
 * it takes the package's place (`runtime/build/stand-ins.ts`), which saves half a kilobyte of the kit.
 */

interface Options {
  /** The properties, each with an attribute in kebab case. */
  readonly props: Readonly<Record<string, 'string'>>
}

interface Renderer<Context extends object> {
  readonly mount: (host: HTMLElement) => Context
  readonly update: (context: Context) => void
  readonly unmount: (context: Context) => void
}

/** Creates an element that mounts, updates and unmounts by the renderer; it shows no component by itself. */
export default function r2wc<Context extends object>(
  _component: unknown,
  { props }: Options,
  { mount, update, unmount }: Renderer<Context>,
): CustomElementConstructor {
  const properties = Object.keys(props)

  class ViewElement extends HTMLElement {
    static readonly observedAttributes = properties.map(attributeOf)
    #context: Context | undefined
    // As in r2wc, a new element mounts with its first attribute, even before it is connected.
    #isActive = true

    connectedCallback(): void {
      this.#isActive = true
      this.#render()
    }

    disconnectedCallback(): void {
      this.#isActive = false
      if (this.#context) unmount(this.#context)
      this.#context = undefined
    }

    attributeChangedCallback(_attribute: string, _last: unknown, value: string | null): void {
      // As in r2wc, a removed attribute changes nothing.
      if (value) this.#render()
    }

    #render(): void {
      if (!this.#isActive) return
      if (this.#context) update(this.#context)
      else this.#context = mount(this)
    }
  }

  for (const property of properties) {
    const attribute = attributeOf(property)
    Object.defineProperty(ViewElement.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute) ?? undefined
      },
      set(this: HTMLElement, value: unknown) {
        if (value == null) this.removeAttribute(attribute)
        else this.setAttribute(attribute, `${value}`)
      },
    })
  }
  return ViewElement
}

const attributeOf = (property: string): string =>
  property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
