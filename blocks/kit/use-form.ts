import { useEffect, useRef, useState } from 'react'
import type { BoundField } from './form-controls'
import type * as FormPart from './form-part'
import type { FormProgress, FormSettings, RunningForm } from './form-running'
import { useHost } from './host'

export type { FormSettings } from './form-running'

type Part = typeof FormPart

/** A form that somebody can use: undefined until its part is there. */
export interface UsedForm extends FormProgress {
  readonly part: Part
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
): UsedForm | undefined {
  const host = useHost()
  const [used, setUsed] = useState<UsedForm>()
  const [failed, setFailed] = useState<{ cause: unknown }>()
  const latest = useRef(settings)
  latest.current = settings
  if (failed) throw failed.cause

  useEffect(() => {
    if (!box) return
    let running: RunningForm | undefined
    let isGone = false
    const started = import('./form-part').then(part => {
      if (isGone) return
      const changed = (progress: FormProgress): void => setUsed({ ...progress, part })
      running = part.startForm({ host, box, fields, settings: latest.current, changed })
    })
    started.catch((cause: unknown) => setFailed({ cause }))

    const onSubmit = (event: Event): void => {
      event.preventDefault()
      started.then(
        () => running?.submit(),
        () => {},
      )
    }
    box.addEventListener('submit', onSubmit)
    return () => {
      isGone = true
      box.removeEventListener('submit', onSubmit)
      running?.stop()
    }
  }, [host, box, fields])

  return used
}
