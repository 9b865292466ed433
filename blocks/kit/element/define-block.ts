import r2wc from '@r2wc/core'
import type { ComponentType } from 'react'
import type * as z from 'zod/mini'
import { adoptStyles } from './adopt-styles'
import { MountedBlock } from './mounted-block'

/** What every view is given besides its data. */
export interface ServerContent {
  /** What the server rendered inside the element: live nodes, to be moved, never cloned. */
  readonly serverNodes: readonly ChildNode[]
}

/** The words for data that a block cannot use. */
export interface DataMessages {
  readonly notJson?: string
  readonly invalid?: string
}

export interface BlockDefinition<Data extends object> {
  /** The contract of `data-block-json`. */
  readonly schema: z.ZodMiniType<Data>
  /** Reads the server's HTML into what the schema accepts. What the JSON says wins. */
  readonly readContent?: (serverNodes: readonly ChildNode[]) => object
  readonly View: ComponentType<Data & ServerContent>
  /** The text of its style sheets, adopted once. */
  readonly css?: string
  /** What is said of data that is not JSON or does not fit the schema, where the specification has words for it. */
  readonly messages?: DataMessages
}

/** The attributes whose change makes a block render again. */
interface ObservedProps {
  readonly container?: HTMLElement
  readonly dataBlockJson?: string
}

/**
 * Registers `<ashlar-NAME>`: an element that renders `View` with the data of its `data-block-json`
 * attribute and of the HTML that the server put inside. That HTML stays on screen until the first
 * good render, and comes back whenever React leaves.
 */
export function defineBlock<Data extends object>(name: string, definition: BlockDefinition<Data>): void {
  const tag = `ashlar-${name}`
  if (customElements.get(tag)) return
  if (definition.css) adoptStyles(definition.css)

  const blocks = new WeakMap<HTMLElement, MountedBlock<Data>>()

  const element = r2wc<ObservedProps, MountedBlock<Data>>(
    // Never drawn: a block renders its view itself, with data that has passed the schema.
    () => null,
    { props: { dataBlockJson: 'string' } },
    {
      mount(host) {
        const block = blocks.get(host) ?? new MountedBlock(host, definition)
        blocks.set(host, block)
        block.enter()
        return block
      },
      // Also the first sign of life of an element that had its data before it was on the page.
      update: block => block.enter(),
      unmount(block) {
        // A move is a disconnect followed at once by a connect: keep the state.
        queueMicrotask(() => {
          if (!block.host.isConnected) block.leave()
        })
      },
    },
  )
  customElements.define(tag, element)
}
