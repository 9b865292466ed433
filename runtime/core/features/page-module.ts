import { BlockError } from '../../../src/data/core/report'
import type { SiteContext } from '../../../src/site/core/site-store'
import { rawAt } from '../../../src/site/core/slice'
import type { Part, PartTools } from '../part'
import { within } from '../watch-page'

/** Something that a page needs as a whole, beside its blocks. */
export interface PageModule {
  /** Whether the page needs it, by its context or by an element that `root` is or holds. */
  readonly isWanted: (context: SiteContext, root: ParentNode, event?: Event) => unknown
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

/** The context mentions it, at that path: the part that then comes reads it by its slice. */
export const mentions =
  (path: string): PageModule['isWanted'] =>
  context =>
    rawAt(context, path)

/** An element asks for it. */
export const has =
  (selector: string): PageModule['isWanted'] =>
  (_, root) =>
    within(root, selector)[0]
