import { BlockError } from '../../../src/block-error'
import type { SiteContext } from '../../../src/site/site-store'
import type { Part, PartTools } from '../../part'

/** Something that a page needs as a whole, beside its blocks. */
export interface PageModule {
  /** Whether the page needs it. */
  readonly isWanted: (context: SiteContext, view: Window, event?: Event) => unknown
  readonly start: (tools: PartTools, event?: Event) => Promise<void>
}

/** A part of our own, in a file of its own; `lost` is said where it cannot be had. */
export const own =
  (load: () => Promise<Part>, lost?: string): PageModule['start'] =>
  async tools => {
    const part = await load().catch(cause => {
      throw lost ? new BlockError('start-failed', lost, { cause }) : cause
    })
    part.start(tools)
  }

/** A module that a bundle holds, by its name. */
export const bundle =
  (name: string): PageModule['start'] =>
  async ({ load }) =>
    void (await load(name).catch(() => {}))

/** An element of the page asks for it. */
export const has =
  (selector: string): PageModule['isWanted'] =>
  (_, { document }) =>
    document.querySelector(selector)

/** The browser does not have it. */
export const lacks =
  (name: string): PageModule['isWanted'] =>
  (_, view) =>
    !(name in view)
