import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { siteCalls } from '../../src/data-layer/site-calls'
import { checkField, checkFields } from '../../src/forms/field-check'
import { type FieldValue, fieldValue, formValues } from '../../src/forms/field-values'
import { FORM_MESSAGES } from '../../src/forms/form-messages'
import { pagePart } from '../../src/forms/form-payload'
import { censusFields, reportForm } from '../../src/forms/report-form'
import { createSender } from '../../src/forms/send-form'
import { fail, IDLE, mend, refuse, type Submission, submit } from '../../src/forms/submission.state'
import { safeHref } from '../../src/links/safe-href'
import { parseQuery } from '../../src/query'
import { $site } from '../../src/site/site'
import { DECOY_FIELD } from '../../src/wire/form-paths'
import { type BoundField, readEntered } from './form-controls'
import { countCharacters } from './form-counter'
import { forgetDraft, keepDraft } from './form-draft'
import { firstFaulty, showFault } from './form-faults'
import { lockForm, readButton } from './form-lock'
import { emit, useHost } from './host'
import type { FormCaptcha } from './use-captcha'

/** What a form is, beyond its fields. */
export interface FormSettings {
  readonly formId: string
  readonly collectionId: string
  readonly objectName: string
  /** Address that a sent form leads to; empty for none. */
  readonly successRedirect: string
  readonly isOverlayForm: boolean
  readonly isNewsletter: boolean
  /** Follows the specification to the letter (decisions). */
  readonly compat: boolean
  readonly captcha: FormCaptcha | undefined
}

/** Where a form stands, and what it has sent. */
export interface FormProgress {
  readonly state: Submission
  readonly values: Readonly<Record<string, FieldValue>>
}

/**
 * Makes the form inside `box` check itself, send itself and say what comes of it (A4 L63-65).
 *
 * @param fields its fields, the same list as long as they are the same.
 */
export function useForm(
  box: HTMLElement | null,
  fields: readonly BoundField[],
  settings: FormSettings,
): FormProgress {
  const host = useHost()
  const [state, setState] = useState(IDLE)
  const [values, setValues] = useState<FormProgress['values']>({})
  const [send] = useState(() => createSender(siteCalls))
  const [start] = useState(() => performance.now())
  // Asked at the moment of a click, which may come before the next render.
  const latest = useRef({ state, settings })
  latest.current.settings = settings

  function enter(next: Submission): void {
    latest.current.state = next
    setState(next)
  }

  async function begin(box: HTMLElement): Promise<void> {
    const { state, settings } = latest.current
    const submitting = submit(state)
    if (submitting === state) return

    const entered = Object.fromEntries(fields.map(bound => [bound.field.id, readEntered(bound)]))
    const definitions = fields.map(({ field }) => field)
    const values = formValues(definitions, entered, parseQuery(location.search))
    const faults = checkFields(definitions, values, settings)
    if (Object.keys(faults).length) {
      return enter(
        refuse({ fields: faults, form: settings.isNewsletter ? [] : [FORM_MESSAGES.invalidFields] }),
      )
    }
    const captchaKey = settings.captcha?.answer()
    if (settings.captcha && !captchaKey) return enter(refuse({ fields: {}, form: [FORM_MESSAGES.captcha] }))
    const { formId, collectionId, objectName, isOverlayForm } = settings
    if (!emit(host, 'submit', { formId, values }, true)) return

    const submitButtonText = readButton(box)
    const decoy = box.querySelector<HTMLInputElement>(`[name="${DECOY_FIELD}"]`)?.value ?? ''
    const unlock = lockForm(box, FORM_MESSAGES.submitting)
    enter(submitting)
    const parts = {
      formId,
      collectionId,
      objectName,
      isOverlayForm,
      submitButtonText,
      values,
      captchaKey,
      decoy,
    }
    const outcome = await send({
      ...parts,
      census: censusFields(),
      elapsedMs: Math.round(performance.now() - start),
      page: pagePart($site.get(), { title: document.title, path: location.pathname }),
      fieldIds: definitions.map(({ id }) => id),
    }).catch(() => fail({ fields: {}, form: [FORM_MESSAGES.processing] }))
    unlock()
    setValues(values)
    if (outcome.status === 'success') conclude(settings)
    else settings.captcha?.reset()
    enter(outcome)
  }

  function conclude({ formId, isNewsletter, successRedirect }: FormSettings): void {
    forgetDraft(formId)
    emit(host, 'submitted', { formId })
    if (isNewsletter) emit(host, 'subscribe', { formId })
    const address = safeHref(successRedirect)
    if (address) location.assign(address)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads the latest state
  useEffect(() => {
    if (!box) return
    const onSubmit = (event: Event): void => {
      event.preventDefault()
      void begin(box)
    }
    const onInput = ({ target }: Event): void => {
      const bound = fields.find(({ box }) => target instanceof Node && box.contains(target))
      const { state, settings } = latest.current
      if (!bound || !Object.hasOwn(state.failure.fields, bound.field.id)) return
      const fault = checkField(bound.field, fieldValue(bound.field, readEntered(bound)), settings)
      if (!fault) enter(mend(state, bound.field.id))
    }
    box.addEventListener('submit', onSubmit)
    box.addEventListener('input', onInput)
    return () => {
      box.removeEventListener('submit', onSubmit)
      box.removeEventListener('input', onInput)
    }
  }, [box, fields])

  const { formId } = settings
  useEffect(() => {
    if (!box) return
    const stopDraft = keepDraft(formId, box, fields)
    const stopCounting = countCharacters(fields)
    return () => {
      stopDraft()
      stopCounting()
    }
  }, [box, fields, formId])
  useEffect(() => (formId ? reportForm(formId) : undefined), [formId])

  const faults = state.failure.fields
  useLayoutEffect(() => {
    const undo = fields.flatMap(bound => {
      const message = faults[bound.field.id]
      return message === undefined ? [] : [showFault(bound, message)]
    })
    return () => {
      for (const takeBack of undo) takeBack()
    }
  }, [fields, faults])
  useFocusOnFault(fields, state)

  return { state, values }
}

/** Leads to the first fault when a form has been refused, not while the visitor is putting it right. */
function useFocusOnFault(fields: readonly BoundField[], state: Submission): void {
  const before = useRef(state)
  useEffect(() => {
    const { failure } = before.current
    const isNew = Object.keys(state.failure.fields).some(id => !Object.hasOwn(failure.fields, id))
    if (isNew || before.current.status === 'submitting') firstFaulty(fields, state.failure.fields)?.focus()
    before.current = state
  }, [fields, state])
}
