import { humanizeBytes } from '../../../src/data/bytes'
import { parseQuery } from '../../../src/data/core/query'
import { BlockError, report } from '../../../src/data/core/report'
import { safeHref } from '../../../src/data/fields/safe-href'
import { checkField, checkFields } from '../../../src/forms/field-check'
import { type FieldValue, fieldValue, formValues } from '../../../src/forms/fields/field-values'
import { FORM_MESSAGES, UPLOAD_MESSAGES } from '../../../src/forms/form.messages'
import { navigatesAway } from '../../../src/forms/navigates-away'
import { clearError, fail, IDLE, reject, type Submission, submit } from '../../../src/forms/submission.state'
import { whenConsented } from '../../../src/visitor/core/when-consented'
import { emit } from '../element/host'
import type { CaptchaSettings, RunningCaptcha } from './form-captcha'
import { countCharacters } from './form-counter'
import { forgetDraft, persistDraft } from './form-draft'
import { firstInvalid, showError } from './form-errors'
import type { FileFields, FileTexts } from './form-files'
import type * as SendingPart from './form-sending'
import type { SendOutcome, SubmissionEvents } from './form-sending'
import { type BoundField, readEntered } from './frame/form-controls'
import { lockForm, readButton } from './frame/form-lock'

export { formNotices } from './form-errors'

/** The settings of a form besides its fields. */
export interface FormSettings {
  readonly formId: string
  readonly collectionId: string
  readonly objectName: string
  /** The address to open after a submission; empty for none. */
  readonly successRedirect: string
  readonly isOverlayForm: boolean
  readonly isNewsletter: boolean
  /** Follows the specification literally. */
  readonly compat: boolean
  readonly captcha?: CaptchaSettings | undefined
}

/** The progress of a form. */
export interface FormProgress {
  readonly state: Submission
  /** The submitted values and their view; undefined before submission, and if the form redirects. */
  readonly sent?: {
    readonly values: Readonly<Record<string, FieldValue>>
    readonly part: typeof SendingPart
  }
}

export interface FormOptions {
  /** The block that contains the form. */
  readonly host: HTMLElement
  /** Contains only the form. */
  readonly box: HTMLElement
  readonly fields: readonly BoundField[]
  readonly settings: FormSettings
  readonly changed: (progress: FormProgress) => void
}

/** A form with validation and submission. */
export interface RunningForm {
  /** Sends the form, unless it is being sent already. */
  readonly submit: () => void
  readonly stop: () => void
}

const fileNeeds = (): FileTexts => ({ words: UPLOAD_MESSAGES, humanizeBytes })

const loadSending = (): Promise<typeof SendingPart> => import('./form-sending')

/** Starts the form inside `box`: validates it, sends it and shows the result [FORM-18]. */
export function startForm({ host, box, fields, settings, changed }: FormOptions): RunningForm {
  let state = IDLE
  let takeBack: (() => void)[] = []
  let captcha: RunningCaptcha | undefined
  let send: ReturnType<typeof SendingPart.createSending> | undefined
  const { formId } = settings
  const start = performance.now()
  const definitions = fields.map(({ field }) => field)
  const ending = new AbortController()
  const { signal } = ending

  const stops = [
    persistDraft(formId, box, fields),
    countCharacters(fields),
    whenConsented('analytics', () => void loadSending().then(part => part.reportForm(formId), ignore)),
  ]
  box.addEventListener('input', clearFieldError, { signal })
  // Loads the code for sending as soon as the visitor starts filling in the form.
  box.addEventListener('focusin', () => void loadSending().catch(ignore), { signal, once: true })
  // The browser may restore a page that the form has navigated away from.
  addEventListener('pageshow', ({ persisted }) => persisted && enter(IDLE), { signal })
  if (settings.captcha) void drawCaptcha(settings.captcha)
  const files = startFileFields()
  changed({ state })

  return {
    submit: () => void begin(),
    stop() {
      ending.abort()
      for (const stop of [...stops, ...takeBack]) stop()
      captcha?.stop()
      void files?.then(started => started?.stop())
    },
  }

  async function begin(): Promise<void> {
    const submitting = submit(state)
    if (submitting === state) return

    const values = readValues()
    const errors = checkFields(definitions, values, settings)
    if (Object.keys(errors).length) {
      enter(reject({ fields: errors, form: [FORM_MESSAGES.invalidFields] }))
      return firstInvalid(fields, errors)?.focus()
    }
    const captchaKey = captcha?.answer()
    if (settings.captcha && !captchaKey) return enter(reject({ fields: {}, form: [FORM_MESSAGES.captcha] }))
    if (!emit<SubmissionEvents>(host, 'submit', { formId, values }, true)) return

    const submitButtonText = readButton(box)
    enter(submitting)
    const unlock = lockForm(box, FORM_MESSAGES.submitting)
    try {
      const part = await loadSending()
      send ??= part.createSending({ box, fields, settings })
      const elapsedMs = Math.round(performance.now() - start)
      const outcome = await send({ values, submitButtonText, captchaKey, elapsedMs }, await files)
      unlock()
      if (outcome.state.status === 'success') return conclude(outcome, part)
      enter(outcome.state)
    } catch (cause) {
      unlock()
      report(new BlockError('rollup-failed', 'sending the form has failed', { cause }), host)
      enter(fail({ fields: {}, form: [FORM_MESSAGES.processing] }))
    }
    captcha?.reset()
    firstInvalid(fields, state.failure.fields)?.focus()
  }

  async function drawCaptcha(wanted: CaptchaSettings): Promise<void> {
    try {
      const { startCaptcha } = await import('./form-captcha')
      if (!signal.aborted) captcha = startCaptcha(box, wanted)
    } catch (cause) {
      report(new BlockError('rollup-failed', 'captchas could not be loaded', { cause }), host)
    }
  }

  /** Few forms have file fields. If their chunk does not load, validation rejects them at their field. */
  async function startFileFields(): Promise<FileFields | undefined> {
    const found = fields.filter(({ field }) => field.type === 'file')
    if (!found.length) return undefined
    try {
      const { startFiles } = await import('./form-files')
      return startFiles(found, fileNeeds())
    } catch (cause) {
      report(new BlockError('rollup-failed', 'file uploads could not be loaded', { cause }), host)
      return undefined
    }
  }

  function readValues(): Record<string, FieldValue> {
    const entered = fields.map(bound => [bound.field.id, readEntered(bound)] as const)
    return formValues(definitions, Object.fromEntries(entered), parseQuery(location.search))
  }

  function conclude({ state, values }: SendOutcome, part: typeof SendingPart): void {
    const { isNewsletter, successRedirect } = settings
    const address = safeHref(successRedirect)
    forgetDraft(formId)
    enter(state, address ? undefined : { values, part })
    emit<SubmissionEvents>(host, 'submitted', { formId })
    if (isNewsletter) emit<SubmissionEvents>(host, 'subscribe', { formId })
    if (!address) return
    location.assign(address)
    // The form can be used again unless the browser leaves the page.
    if (!navigatesAway(address, location.href)) enter(IDLE)
  }

  function enter(entered: Submission, sent?: FormProgress['sent']): void {
    state = entered
    for (const undo of takeBack) undo()
    takeBack = fields.flatMap(({ field, box, isDrawn }) => {
      const message = state.failure.fields[field.id]
      return message === undefined || isDrawn ? [] : [showError({ box }, message)]
    })
    changed({ state, ...(sent && { sent }) })
  }

  /** Clears a field's error as soon as its value is valid. */
  function clearFieldError({ target }: Event): void {
    const bound = fields.find(({ box }) => target instanceof Node && box.contains(target))
    if (!bound || !Object.hasOwn(state.failure.fields, bound.field.id)) return
    if (!checkField(bound.field, fieldValue(bound.field, readEntered(bound)), settings)) {
      enter(clearError(state, bound.field.id))
    }
  }
}

/** A failed preload is ignored: the code is requested again, and reported, when it is needed. */
const ignore = (): void => {}
