import { dom } from '../../../../src/data/core/dom'
import type { FormField } from '../../../../src/forms/fields/field.schema'
import { fieldKind } from '../../../../src/forms/fields/field-types'
import { $site } from '../../../../src/site/core/site'
import type { FormSettings } from '../form-progress'

/** How a visitor starts using a form; the browser fills in fields without focus. */
const USES = ['focusin', 'pointerover', 'input']

/** The prefix of the keys under which drafts are stored. */
export const DRAFTS = 'ss-form-'

/**
 * Calls `start` once the form inside `box` needs the code that runs it: when the visitor starts using the form, or at
 * once for a form that shows more than its fields. Stops when `signal` aborts.
 */
export function whenUsed(
  box: Element,
  fields: readonly FormField[],
  { captcha }: FormSettings,
  start: () => void,
  signal: AbortSignal,
): void {
  const showsMore =
    // A counter, or a list of files.
    fields.some(({ type, maxLength }) => maxLength > 0 || fieldKind(type).shape === 'files')
  if (captcha || showsMore || hasDrafts() || box.matches(':focus-within,:hover')) start()
  else for (const use of USES) box.addEventListener(use, start, { signal })
}

/** Calls `report` once the site may count its forms: by its context, or because the visitor has made a choice. */
export function whenCounted(report: (choice?: Event) => void, signal: AbortSignal): void {
  if (Object.keys($site.get()).length) report()
  else dom.addEventListener('ashlar:consent', report, { signal, once: true })
}

/** Whether this tab has stored a visitor's input. */
function hasDrafts(): boolean {
  try {
    return Object.keys(sessionStorage).some(key => key.startsWith(DRAFTS))
  } catch {
    // Blocked: the form has no draft.
    return false
  }
}
