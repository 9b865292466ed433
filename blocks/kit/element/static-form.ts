import type { ComponentType } from 'react'
import type * as z from 'zod/mini'

/**
 * A block's content as HTML that needs no script, for `ashlar prerender`: the default export of `NAME.static.tsx`.
 * The block ignores it when it mounts.
 */
export interface StaticForm<Data extends object> {
  /** The schema of `data-block-json`. */
  readonly schema: z.ZodMiniType<Data>
  /** Renders elements only, without text beside them; nothing if the data has no content. Runs without a DOM. */
  readonly Form: ComponentType<Data>
}

/** Declares a static form. */
export const staticForm = <Data extends object>(form: StaticForm<Data>): StaticForm<Data> => form
