import { dom } from '../../src/data/core/dom'
import type * as OnDemand from './form.on-demand'
import type { FormBlockData } from './form.schema'

/** Renders forms from JSON, dialogs and file fields: most forms are the server's own, and need none of it. */
export let onDemand: typeof OnDemand | undefined

type Needs = Pick<FormBlockData, 'serverForm' | 'useLightbox' | 'fields'>

/** Loads what a form needs besides its frame; undefined if there is nothing to load. */
export const loadForm = ({ serverForm, useLightbox, fields }: Needs): Promise<void> | undefined =>
  onDemand || (serverForm && !useLightbox && !fields.some(({ type }) => type === 'file'))
    ? undefined
    : loadOnDemand()

const loadOnDemand = async (): Promise<void> => {
  onDemand = await import('./form.on-demand')
}

// Requested before the first such form mounts; a failure surfaces there.
if (dom.querySelector('ashlar-form:not(:has(form))')) loadOnDemand().catch(() => {})
