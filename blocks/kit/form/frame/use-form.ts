import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useHost } from '../../element/host'
import type * as FormPart from '../form-part'
import type { FormProgress, FormSettings, RunningForm } from '../form-running'
import type { BoundField } from './form-controls'

export type { FormSettings } from '../form-running'

type Part = typeof FormPart

const loadPart = (): Promise<Part> => import('../form-part')

// Asked for while the block is still being made; whoever needs it hears of a failure.
loadPart().catch(() => undefined)

/** A form that somebody can use. */
export interface UsedForm {
  /** What it says of itself; undefined until the part that sends it is there. */
  readonly used: (FormProgress & { readonly part: Part }) | undefined
  /** Belongs on the element around the form, from the first moment on. */
  readonly onSubmit: (event: FormEvent) => void
}

/**
 * Brings the form inside `box` to life. A submission that comes before the part which sends it is there
 * waits for it; where that cannot be had, the view fails and the server's HTML comes back, which sends itself.
 *
 * @param fields its fields, the same list as long as they are the same.
 */
export function useForm(
  box: HTMLElement | null,
  fields: readonly BoundField[],
  settings: FormSettings,
): UsedForm {
  const host = useHost()
  const [used, setUsed] = useState<UsedForm['used']>()
  const [failed, setFailed] = useState<{ cause: unknown }>()
  const running = useRef<RunningForm>(undefined)
  const isWanted = useRef(false)
  const latest = useRef(settings)
  latest.current = settings
  if (failed) throw failed.cause

  useEffect(() => {
    if (!box) return
    let isGone = false
    loadPart()
      .then(part => {
        if (isGone) return
        const changed = (progress: FormProgress): void => setUsed({ ...progress, part })
        running.current = part.startForm({ host, box, fields, settings: latest.current, changed })
        if (isWanted.current) running.current.submit()
        isWanted.current = false
      })
      .catch((cause: unknown) => setFailed({ cause }))
    return () => {
      isGone = true
      running.current?.stop()
      running.current = undefined
    }
  }, [host, box, fields])

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (running.current) running.current.submit()
    else isWanted.current = true
  }
  return { used, onSubmit }
}
