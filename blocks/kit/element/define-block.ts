import r2wc from '@r2wc/core'
import type { ComponentType } from 'react'
import { adoptStyles } from './adopt-styles'
import { routeChanges } from './host-children'
import { type BlockDefinition, MountedBlock } from './mounted-block'
import type { ServerContent } from './server-html'

/** The properties that r2wc reads from attributes; the block renders again when one changes. */
interface ElementProps {
  readonly container?: HTMLElement
  readonly dataBlockJson?: string
}

/**
 * Registers `<ashlar-NAME>`: an element that renders `View` with the data from its `data-block-json`
 * attribute and from the server's HTML inside it. That HTML stays on screen until the first successful
 * render, and returns when React unmounts.
 */
export function defineBlock<Data extends object>(name: string, definition: BlockDefinition<Data>): void {
  const tag = `ashlar-${name}`
  if (customElements.get(tag)) return
  if (definition.css) adoptStyles(definition.css)

  const blocks = new WeakMap<HTMLElement, MountedBlock<Data>>()

  const element = r2wc<ElementProps, MountedBlock<Data>>(
    // The renderer gives the view parsed data in place of the attribute.
    definition.View as ComponentType<ElementProps>,
    { props: { dataBlockJson: 'string' } },
    {
      mount(host, View) {
        const view = View as ComponentType<Data & ServerContent>
        const block = blocks.get(host) ?? new MountedBlock(host, view, definition)
        blocks.set(host, block)
        block.enter()
        return block
      },
      // Also the first call for an element that had its data before it was connected.
      update: block => block.enter(),
      unmount(block) {
        // A move is a disconnect followed at once by a connect: keep the state.
        queueMicrotask(() => {
          if (!block.host.isConnected) block.leave()
        })
      },
    },
  )
  const { attributeChangedCallback } = element.prototype
  class BlockElement extends element {
    /** r2wc hears of no attribute that is removed or empty. */
    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      attributeChangedCallback.call(this, name, before, now)
      if (!now) blocks.get(this)?.enter()
    }

    override get firstChild(): ChildNode | null {
      const first = blocks.get(this)?.first()
      return first === undefined ? super.firstChild : first
    }
  }
  routeChanges(BlockElement.prototype, host => blocks.get(host)?.content() ?? host)
  customElements.define(tag, BlockElement)
}
