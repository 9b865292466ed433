import {
  type SubmitEvent as ReactSubmitEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { FormField } from '../../../../src/forms/fields/field.schema'
import { useHost } from '../../element/host'
import type { FormProgress, FormSettings, RunningForm, ServerForm } from '../form-progress'
import type * as FormRunning from '../form-running'
import type { DrawnElements } from './drawn-form'

export type { FormSettings, ServerForm } from '../form-progress'

type FormModule = typeof FormRunning

const loadForm = (): Promise<FormModule> => import('../form-running')

// Preloaded while the block renders; failures surface at the call that needs it.
loadForm().catch(() => undefined)

/** A running form. */
export interface UsedForm {
  /** The form's progress; undefined until the code that runs it has loaded. */
  readonly used: (FormProgress & { readonly form: FormModule }) | undefined
  /** The element around the form. */
  readonly box: RefObject<HTMLDivElement | null>
  /** Attached to the element around the form from the first render. */
  readonly onSubmit: (event: ReactSubmitEvent) => void
}

/**
 * Starts the form. An early submission waits for the code that sends it; if that does not load,
 * the view fails and the server's HTML is restored, which submits natively.
 * @param fields the form's fields; must be a stable reference.
 * @param serverForm undefined if React renders the form.
 */
export function useForm(
  fields: readonly FormField[],
  serverForm: ServerForm | undefined,
  drawn: DrawnElements,
  settings: FormSettings,
): UsedForm {
  const host = useHost()
  const box = useRef<HTMLDivElement>(null)
  const [used, setUsed] = useState<UsedForm['used']>()
  const [failed, setFailed] = useState<{ cause: unknown }>()
  const running = useRef<RunningForm>(undefined)
  const wanted = useRef<SubmitEvent>(undefined)
  const latest = useRef(settings)
  latest.current = settings
  if (failed) throw failed.cause

  // Before the next event: a form that the block no longer shows must not be sent.
  useLayoutEffect(() => {
    let isGone = false
    const failed = (cause: unknown): void => setFailed({ cause })
    loadForm()
      .then(form => {
        if (isGone || !box.current) return
        const changed = (progress: FormProgress): void => setUsed({ ...progress, form })
        running.current = form.startForm({
          host,
          box: box.current,
          fields,
          serverForm,
          drawn,
          settings: latest.current,
          changed,
          failed,
        })
        if (wanted.current) running.current.submit(wanted.current)
        wanted.current = undefined
      })
      .catch(failed)
    return () => {
      isGone = true
      running.current?.stop()
      running.current = undefined
    }
  }, [host, fields, serverForm, drawn])

  function onSubmit(event: ReactSubmitEvent): void {
    // The page's own scripts may send a form that keeps its server.
    if (settings.keepsServer && event.defaultPrevented) return
    event.preventDefault()
    if (running.current) running.current.submit(event.nativeEvent)
    else wanted.current = event.nativeEvent
  }
  return { used, box, onSubmit }
}
