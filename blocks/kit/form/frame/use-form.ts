import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { FormField } from '../../../../src/forms/fields/field.schema'
import { useHost } from '../../element/host'
import type { FormProgress, FormSettings, RunningForm } from '../form-progress'
import type * as FormRunning from '../form-running'
import type { DrawnElements } from './drawn-form'

export type { FormSettings } from '../form-progress'

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
  readonly onSubmit: (event: FormEvent) => void
}

/**
 * Starts the form. An early submission waits for the code that sends it; if that does not load,
 * the view fails and the server's HTML is restored, which submits natively.
 * @param fields the form's fields; must be a stable reference.
 * @param boxes the element of each field of a server-rendered form.
 */
export function useForm(
  fields: readonly FormField[],
  boxes: ReadonlyMap<string, Element> | undefined,
  drawn: DrawnElements,
  settings: FormSettings,
): UsedForm {
  const host = useHost()
  const box = useRef<HTMLDivElement>(null)
  const [used, setUsed] = useState<UsedForm['used']>()
  const [failed, setFailed] = useState<{ cause: unknown }>()
  const running = useRef<RunningForm>(undefined)
  const isWanted = useRef(false)
  const latest = useRef(settings)
  latest.current = settings
  if (failed) throw failed.cause

  // Before the next event: a form that the block no longer shows must not be sent.
  useLayoutEffect(() => {
    let isGone = false
    loadForm()
      .then(form => {
        if (isGone || !box.current) return
        const changed = (progress: FormProgress): void => setUsed({ ...progress, form })
        running.current = form.startForm({
          host,
          box: box.current,
          fields,
          boxes,
          drawn,
          settings: latest.current,
          changed,
        })
        if (isWanted.current) running.current.submit()
        isWanted.current = false
      })
      .catch((cause: unknown) => setFailed({ cause }))
    return () => {
      isGone = true
      running.current?.stop()
      running.current = undefined
    }
  }, [host, fields, boxes, drawn])

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (running.current) running.current.submit()
    else isWanted.current = true
  }
  return { used, box, onSubmit }
}
