import { BlockError } from '../../src/block-error'
import { humanizeBytes } from '../../src/bytes'
import { createDataLayer } from '../../src/data-layer/data-layer'
import { SITE_CALLS, siteCalls } from '../../src/data-layer/site-calls'
import { checkField, checkFields } from '../../src/forms/field-check'
import { type FieldValue, fieldValue, formValues } from '../../src/forms/field-values'
import { FIELD_MESSAGES, FORM_MESSAGES, UPLOAD_MESSAGES } from '../../src/forms/form-messages'
import { pagePart } from '../../src/forms/form-payload'
import { censusFields, reportForm } from '../../src/forms/report-form'
import { createSender } from '../../src/forms/send-form'
import { fail, IDLE, mend, refuse, type Submission, submit } from '../../src/forms/submission.state'
import { safeHref } from '../../src/links/safe-href'
import { parseQuery } from '../../src/query'
import { report } from '../../src/report'
import { $site } from '../../src/site/site'
import { DECOY_FIELD } from '../../src/wire/form-paths'
import { type CaptchaSettings, type RunningCaptcha, startCaptcha } from './form-captcha'
import { type BoundField, readEntered } from './form-controls'
import { countCharacters } from './form-counter'
import { forgetDraft, keepDraft } from './form-draft'
import { firstFaulty, showFault } from './form-faults'
import type { FileFields, FileNeeds } from './form-files'
import { lockForm, readButton } from './form-lock'
import { emit } from './host'

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
  readonly captcha?: CaptchaSettings | undefined
}

/** Where a form stands, and what it has sent. */
export interface FormProgress {
  readonly state: Submission
  readonly values: Readonly<Record<string, FieldValue>>
}

export interface FormOptions {
  /** The block that the form stands in. */
  readonly host: HTMLElement
  /** Holds the form and nothing but it. */
  readonly box: HTMLElement
  readonly fields: readonly BoundField[]
  readonly settings: FormSettings
  readonly changed: (progress: FormProgress) => void
}

/** A form that checks and sends itself. */
export interface RunningForm {
  /** Sends the form, unless it is being sent already. */
  readonly submit: () => void
  readonly stop: () => void
}

const FILE_NEEDS: FileNeeds = {
  callsThrough: fetch => createDataLayer({ ...SITE_CALLS, fetch }),
  words: { ...UPLOAD_MESSAGES, ...FIELD_MESSAGES },
  humanizeBytes,
}

/** Makes the form inside `box` check itself, send itself and say what comes of it (A4 L63-65). */
export function startForm({ host, box, fields, settings, changed }: FormOptions): RunningForm {
  let progress: FormProgress = { state: IDLE, values: {} }
  let takeBack: (() => void)[] = []
  let captcha: RunningCaptcha | undefined
  const start = performance.now()
  const send = createSender(siteCalls)
  const definitions = fields.map(({ field }) => field)

  const stops = [
    keepDraft(settings.formId, box, fields),
    countCharacters(fields),
    reportForm(settings.formId),
    listenForRepairs(),
  ]
  if (settings.captcha) captcha = startCaptcha(box, settings.captcha)
  const files = startFileFields()
  changed(progress)

  return {
    submit: () => void begin(),
    stop() {
      for (const stop of [...stops, ...takeBack]) stop()
      captcha?.stop()
      void files?.then(started => started?.stop())
    },
  }

  async function begin(): Promise<void> {
    const submitting = submit(progress.state)
    if (submitting === progress.state) return

    const chosen = readValues()
    const faults = checkFields(definitions, chosen, settings)
    if (Object.keys(faults).length) {
      const form = settings.isNewsletter ? [] : [FORM_MESSAGES.invalidFields]
      enter(refuse({ fields: faults, form }))
      return firstFaulty(fields, faults)?.focus()
    }
    const captchaKey = captcha?.answer()
    if (captcha && !captchaKey) return enter(refuse({ fields: {}, form: [FORM_MESSAGES.captcha] }))
    if (!emit(host, 'submit', { formId: settings.formId, values: chosen }, true)) return

    const submitButtonText = readButton(box)
    enter(submitting)
    const unlock = lockForm(box, FORM_MESSAGES.submitting)
    const { formId, collectionId, objectName, isOverlayForm } = settings
    const sent = await (await files)?.send(formId)
    if (sent && 'faults' in sent) {
      unlock()
      enter(fail({ fields: sent.faults, form: [] }))
      return firstFaulty(fields, sent.faults)?.focus()
    }
    const values = { ...chosen, ...sent?.files }
    const outcome = await send({
      formId,
      collectionId,
      objectName,
      isOverlayForm,
      submitButtonText,
      values,
      captchaKey,
      decoy: box.querySelector<HTMLInputElement>(`[name="${DECOY_FIELD}"]`)?.value ?? '',
      census: censusFields(),
      elapsedMs: Math.round(performance.now() - start),
      page: pagePart($site.get(), { title: document.title, path: location.pathname }),
      fieldIds: definitions.map(({ id }) => id),
    }).catch(() => fail({ fields: {}, form: [FORM_MESSAGES.processing] }))
    unlock()
    progress = { ...progress, values }
    enter(outcome)
    if (outcome.status === 'success') return conclude()
    captcha?.reset()
    firstFaulty(fields, outcome.failure.fields)?.focus()
  }

  /** Few forms have any. Without the part that sends them, the server refuses them at their field. */
  function startFileFields(): Promise<FileFields | undefined> | undefined {
    const found = fields.filter(({ field }) => field.type === 'file')
    if (!found.length) return undefined
    return import('./form-files').then(
      ({ startFiles }) => startFiles(found, FILE_NEEDS),
      (cause: unknown) => {
        report(new BlockError('rollup-failed', 'the part that sends files cannot be had', { cause }), host)
        return undefined
      },
    )
  }

  function readValues(): Record<string, FieldValue> {
    const entered = fields.map(bound => [bound.field.id, readEntered(bound)] as const)
    return formValues(definitions, Object.fromEntries(entered), parseQuery(location.search))
  }

  function conclude(): void {
    const { formId, isNewsletter, successRedirect } = settings
    forgetDraft(formId)
    emit(host, 'submitted', { formId })
    if (isNewsletter) emit(host, 'subscribe', { formId })
    const address = safeHref(successRedirect)
    if (address) location.assign(address)
  }

  function enter(state: Submission): void {
    progress = { ...progress, state }
    for (const undo of takeBack) undo()
    takeBack = fields.flatMap(({ field, box }) => {
      const message = state.failure.fields[field.id]
      return message === undefined ? [] : [showFault({ box }, message)]
    })
    changed(progress)
  }

  /** A fault goes as soon as what was entered is right. */
  function listenForRepairs(): () => void {
    const listen = ({ target }: Event): void => {
      const bound = fields.find(({ box }) => target instanceof Node && box.contains(target))
      const { state } = progress
      if (!bound || !Object.hasOwn(state.failure.fields, bound.field.id)) return
      if (!checkField(bound.field, fieldValue(bound.field, readEntered(bound)), settings)) {
        enter(mend(state, bound.field.id))
      }
    }
    box.addEventListener('input', listen)
    return () => box.removeEventListener('input', listen)
  }
}
