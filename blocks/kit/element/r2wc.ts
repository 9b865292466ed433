/*
 * The part of @r2wc/core that blocks use: string attributes, and a renderer that reads them from the element. In bundles
 * it takes the package's place (`runtime/build/stand-ins.ts`), which saves half a kilobyte of the kit.
 */

interface Options {
  /** The only property, whose attribute is `data-block-json`. */
  readonly props: { readonly dataBlockJson: 'string' }
}

interface Renderer<Context extends object> {
  readonly mount: (host: HTMLElement) => Context
  readonly update: (context: Context) => void
  readonly unmount: (context: Context) => void
}

/** Creates an element that mounts, updates and unmounts by the renderer; it shows no component by itself. */
export default function r2wc<Context extends object>(
  _component: unknown,
  _options: Options,
  { mount, update, unmount }: Renderer<Context>,
): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = ['data-block-json']
    #context: Context | undefined
    // As in r2wc, a new element mounts with its first attribute, even before it is connected.
    #isActive = true

    get dataBlockJson(): string | undefined {
      return this.dataset['blockJson']
    }

    set dataBlockJson(value: unknown) {
      if (value == null) delete this.dataset['blockJson']
      else this.dataset['blockJson'] = `${value}`
    }

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
}
