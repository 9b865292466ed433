import { humanizeBytes } from '../../../src/data/bytes'
import { parseQuery } from '../../../src/data/core/query'
import { BlockError, report } from '../../../src/data/core/report'
import { safeHref } from '../../../src/data/fields/links'
import { checkField, checkFields } from '../../../src/forms/field-check'
import { type FieldValue, fieldValue, formValues } from '../../../src/forms/fields/field-values'
import { FORM_MESSAGES, UPLOAD_MESSAGES } from '../../../src/forms/form.messages'
import { navigatesAway } from '../../../src/forms/navigates-away'
import { clearError, fail, IDLE, reject, type Submission, submit } from '../../../src/forms/submission.state'
import { emit } from '../element/host'
import type { CaptchaSettings, RunningCaptcha } from './form-captcha'
import { countCharacters } from './form-counter'
import { forgetDraft, persistDraft } from './form-draft'
import { drawnElements, type FormElements } from './form-elements'
import { firstInvalid, invalidFields } from './form-errors'
import type { FileFields, FileTexts } from './form-files'
import { readEntered } from './form-input'
import { lockForm } from './form-lock'
import type { FormOptions, FormProgress, RunningForm } from './form-progress'
import type * as SendingPart from './form-sending'
import type { SendOutcome, SubmissionEvents } from './form-sending'
import { labelOf } from './frame/server-form'
import type { OwnServer } from './own-server'
import { nameOf, sendToSite, serverElements } from './server-elements'

export { formNotices } from './form-errors'

const fileNeeds = (): FileTexts => ({ words: UPLOAD_MESSAGES, humanizeBytes })

const loadSending = (): Promise<typeof SendingPart> => import('./form-sending')

/** Starts the form inside `box`: validates it, sends it and shows the result [FORM-18]. */
export function startForm(options: FormOptions): RunningForm {
  const { host, box, serverForm, shownAt, settings, changed, failed } = options
  const elements: FormElements = serverForm
    ? serverElements(box, serverForm, options.fields)
    : drawnElements(options.drawn, options.fields)
  const { fields, form } = elements
  const definitions = fields.map(({ field }) => field)
  let state = IDLE
  let takeBack: (() => void)[] = []
  let captcha: RunningCaptcha | undefined
  let files: FileFields | undefined
  let send: ReturnType<typeof SendingPart.createSending> | undefined
  const { keepsServer } = settings
  const formId = keepsServer && form ? nameOf(form) : settings.formId
  const ending = new AbortController()
  const { signal } = ending

  const stops = [
    persistDraft(formId, box, fields),
    countCharacters(fields),
    ...(form && !keepsServer ? [sendToSite(form)] : []),
  ]
  box.addEventListener('input', clearFieldError, { signal })
  // Loads the code for sending as soon as the visitor starts filling in the form.
  if (box.matches(':focus-within')) void loadSending().catch(ignore)
  box.addEventListener('focusin', () => void loadSending().catch(ignore), { signal, once: true })
  // The browser may restore a page that the form has navigated away from.
  addEventListener('pageshow', ({ persisted }) => persisted && enter(IDLE), { signal })
  if (settings.captcha) void drawCaptcha(settings.captcha)
  const loadedFiles = startFileFields()
  const ownServer = keepsServer ? startOwnServer() : undefined
  changed({ state })

  return {
    submit: ({ submitter }) => void begin(submitter),
    stop() {
      ending.abort()
      for (const stop of [...stops, ...takeBack]) stop()
      captcha?.stop()
      void loadedFiles.then(started => started?.stop())
    },
  }

  async function begin(submitter: HTMLElement | null): Promise<void> {
    const own = ownServer && (await ownServer)
    const submitting = submit(state)
    if (submitting === state || (ownServer && !own)) return

    const values = readValues()
    const ours = checkFields(definitions, values, settings)
    const errors = own ? own.check(ours, submitter) : ours
    if (Object.keys(errors).length) {
      enter(reject({ fields: errors, form: [FORM_MESSAGES.invalidFields] }))
      return firstInvalid(fields, errors)?.focus()
    }
    const captchaKey = captcha?.answer()
    if (settings.captcha && !captchaKey) return enter(reject({ fields: {}, form: [FORM_MESSAGES.captcha] }))
    if (!emit<SubmissionEvents>(host, 'submit', { formId, values }, true)) return

    const request = own?.read(submitter, captchaKey)
    if (request?.isNative) {
      forgetDraft(formId)
      return request.submit()
    }
    const submitButtonText = labelOf(elements.buttons[0])
    enter(submitting)
    const unlock = lockForm(box, elements, files?.buttons() ?? [], FORM_MESSAGES.submitting)
    try {
      const part = await loadSending()
      send ??= part.createSending({ box, elements, settings })
      const elapsedMs = Math.round(performance.now() - shownAt)
      const outcome = request
        ? await request.send(part, values, await loadedFiles)
        : await send({ values, submitButtonText, captchaKey, elapsedMs }, await loadedFiles)
      unlock()
      if (outcome.leave) return outcome.leave()
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

  async function startOwnServer(): Promise<OwnServer | undefined> {
    try {
      const { createOwnServer } = await import('./own-server')
      return createOwnServer(form, fields, settings)
    } catch (cause) {
      failed(cause)
      return undefined
    }
  }

  async function drawCaptcha(wanted: CaptchaSettings): Promise<void> {
    try {
      const { startCaptcha } = await import('./form-captcha')
      if (!signal.aborted) captcha = startCaptcha(elements, wanted)
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
      files = startFiles(found, fileNeeds())
      return files
    } catch (cause) {
      report(new BlockError('rollup-failed', 'file uploads could not be loaded', { cause }), host)
      return undefined
    }
  }

  function readValues(): Record<string, FieldValue> {
    const entered = fields.map(bound => [bound.field.id, readEntered(bound)] as const)
    return formValues(definitions, Object.fromEntries(entered), parseQuery(location.search))
  }

  function conclude({ state, values, redirect, answer }: SendOutcome, part: typeof SendingPart): void {
    const { isNewsletter, successRedirect } = settings
    const address = safeHref(redirect ?? successRedirect)
    forgetDraft(formId)
    enter(state, address ? undefined : { values, part, answer })
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
    takeBack = fields.flatMap(({ field, showError }) => {
      const message = state.failure.fields[field.id]
      return message === undefined || !showError ? [] : [showError(message)]
    })
    const invalid = invalidFields(fields, state.failure.fields)
    changed({ state, invalid, ...(sent && { sent }) })
  }

  /** Clears a field's error as soon as its value is valid. */
  function clearFieldError({ target }: Event): void {
    const bound = fields.find(({ controls }) => controls.some(control => control === target))
    if (!bound || !Object.hasOwn(state.failure.fields, bound.field.id)) return
    if (!checkField(bound.field, fieldValue(bound.field, readEntered(bound)), settings)) {
      enter(clearError(state, bound.field.id))
    }
  }
}

/** A failed preload is ignored: the code is requested again, and reported, when it is needed. */
const ignore = (): void => {}
