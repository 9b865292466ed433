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
import { whenCounted, whenUsed } from './when-used'

type FormModule = typeof FormRunning

const loadForm = (): Promise<FormModule> => import('../form-running')

/** A running form. */
interface UsedForm {
  /** The form's progress; undefined until the visitor uses it, and the code that runs it has loaded. */
  readonly used: (FormProgress & { readonly form: FormModule }) | undefined
  /** The element around the form. */
  readonly box: RefObject<HTMLDivElement | null>
  /** Attached to the element around the form from the first render. */
  readonly onSubmit: (event: ReactSubmitEvent) => void
}

/**
 * Starts the form once it is used: most visitors of a page only read it, so the code that checks and sends it loads
 * late. An early submission waits for that code; if it does not load, the view fails and the server's HTML is restored,
 * which submits natively.
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
  const start = useRef<() => void>(undefined)
  const latest = useRef(settings)
  latest.current = settings
  if (failed) throw failed.cause

  // Before the next event: a form that the block no longer shows must not be sent.
  useLayoutEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const shownAt = performance.now()
    const failed = (cause: unknown): void => setFailed({ cause })
    let isStarted = false
    start.current = () => {
      if (isStarted) return
      isStarted = true
      loadForm()
        .then(form => {
          if (signal.aborted || !box.current) return
          const changed = (progress: FormProgress): void => setUsed({ ...progress, form })
          running.current = form.startForm({
            host,
            box: box.current,
            fields,
            serverForm,
            drawn,
            shownAt,
            settings: latest.current,
            changed,
            failed,
          })
          if (wanted.current) running.current.submit(wanted.current)
          wanted.current = undefined
        })
        .catch(failed)
    }
    if (box.current) whenUsed(box.current, fields, latest.current, start.current, signal)
    return () => {
      ending.abort()
      running.current?.stop()
      running.current = undefined
    }
  }, [host, fields, serverForm, drawn])

  const { formId, keepsServer } = settings
  useLayoutEffect(() => {
    if (keepsServer) return
    const ending = new AbortController()
    const report = async (choice?: Event): Promise<void> => {
      const { reportShown } = await import('../form-shown')
      if (!ending.signal.aborted) ending.signal.addEventListener('abort', reportShown(formId, choice))
    }
    // Statistics are optional.
    whenCounted(choice => void report(choice).catch(() => {}), ending.signal)
    return () => ending.abort()
  }, [formId, keepsServer])

  function onSubmit(event: ReactSubmitEvent): void {
    // The page's own scripts may send a form that keeps its server.
    if (keepsServer && event.defaultPrevented) return
    event.preventDefault()
    if (running.current) return running.current.submit(event.nativeEvent)
    wanted.current = event.nativeEvent
    start.current?.()
  }
  return { used, box, onSubmit }
}
