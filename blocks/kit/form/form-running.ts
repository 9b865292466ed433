import { parseQuery } from '../../../src/data/core/query'
import { BlockError, report } from '../../../src/data/core/report'
import { safeHref } from '../../../src/data/fields/links'
import { checkField, checkFields } from '../../../src/forms/field-check'
import type { FormField } from '../../../src/forms/fields/field.schema'
import { type FieldValue, fieldValue, formValues } from '../../../src/forms/fields/field-values'
import { FORM_MESSAGES } from '../../../src/forms/form.messages'
import { navigatesAway } from '../../../src/forms/navigates-away'
import { clearError, fail, IDLE, reject, type Submission, submit } from '../../../src/forms/submission.state'
import { adoptStyles } from '../element/adopt-styles'
import { emit } from '../element/host'
import type { CaptchaSettings, RunningCaptcha } from './form-captcha'
import { countCharacters } from './form-counter'
import { forgetDraft, persistDraft, storageName } from './form-draft'
import { drawnElements, type FormElements } from './form-elements'
import { focusFirstInvalid, invalidFields } from './form-errors'
import type { FileFields } from './form-files'
import { readEntered } from './form-input'
import { lockForm } from './form-lock'
import type { FormOptions, FormProgress, RunningForm } from './form-progress'
import { afterReset } from './form-reset'
import css from './form-running.css?inline'
import type { SendOutcome, SubmissionEvents } from './form-sending'
import * as sending from './form-sending'
import { type Control, labelOf } from './frame/server-form'
import type { OwnServer } from './own-server'
import { nameOf, sendToSite, serverElements } from './server-elements'

export { formNotices, InvalidFields } from './form-errors'
export { FormSent, FormSummary } from './form-sent'

adoptStyles(css)

/** Starts the form inside `box`: validates it, sends it and shows the result. */
export function startForm(options: FormOptions): RunningForm {
  const { host, box, serverForm, shownAt, settings, changed, failed } = options
  const elements: FormElements = serverForm
    ? serverElements(box, serverForm, options.fields)
    : drawnElements(options.drawn, options.fields)
  const { fields, form } = elements
  let state = IDLE
  let takeBack: (() => void)[] = []
  let captcha: RunningCaptcha | undefined
  let files: FileFields | undefined
  let send: ReturnType<typeof sending.createSending> | undefined
  const { keepsServer } = settings
  const formId = keepsServer && form ? nameOf(form) : settings.formId
  const name = storageName(host, form, formId)
  // Controls may be outside of their form.
  const root = form?.getRootNode() ?? box
  const ending = new AbortController()
  const { signal } = ending

  const stops = [
    persistDraft(name, box, root, fields),
    countCharacters(fields),
    afterReset(box, () => submit(state) !== state && enter(IDLE)),
    ...(form && !keepsServer ? [sendToSite(form)] : []),
  ]
  root.addEventListener('input', clearFieldError, { signal })
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
    const checked = definitionsWith(control => control.willValidate)
    const ours = checkFields(checked, values, settings)
    const errors = own ? own.check(ours, submitter) : ours
    if (Object.keys(errors).length) {
      enter(reject({ fields: errors, form: [FORM_MESSAGES.invalidFields] }))
      return focusFirstInvalid(fields, errors)
    }
    if (own?.isRefused(submitter)) return
    const captchaKey = captcha?.answer()
    if (settings.captcha && !captchaKey) {
      enter(reject({ fields: {}, form: [FORM_MESSAGES.captcha] }))
      return captcha?.focus()
    }
    if (!emit<SubmissionEvents>(host, 'submit', { formId, values }, true)) return

    const request = own?.read(submitter, captchaKey)
    if (request?.isNative) {
      forgetDraft(name)
      return request.submit()
    }
    const submitButtonText = labelOf(elements.buttons[0])
    enter(submitting)
    const unlock = lockForm(box, elements, files?.buttons() ?? [], FORM_MESSAGES.submitting)
    try {
      send ??= sending.createSending({ box, elements, settings, name })
      const elapsedMs = Math.round(performance.now() - shownAt)
      const outcome = request
        ? await request.send(sending, values, await loadedFiles)
        : await send({ values, submitButtonText, captchaKey, elapsedMs }, await loadedFiles)
      unlock()
      if (outcome.leave) return outcome.leave()
      if (outcome.state.status === 'success') return conclude(outcome)
      enter(outcome.state)
    } catch (cause) {
      unlock()
      report(new BlockError('rollup-failed', 'sending the form has failed', { cause }), host)
      enter(fail({ fields: {}, form: [FORM_MESSAGES.processing] }))
    }
    captcha?.reset()
    if (Object.keys(state.failure.fields).length) focusFirstInvalid(fields, state.failure.fields)
    else captcha?.focus()
  }

  async function startOwnServer(): Promise<OwnServer | undefined> {
    try {
      const { createOwnServer } = await import('./own-server')
      return createOwnServer(form, fields, settings, name)
    } catch (cause) {
      failed(cause)
      return undefined
    }
  }

  async function drawCaptcha(wanted: CaptchaSettings): Promise<void> {
    try {
      const { startCaptcha } = await import('./form-captcha')
      if (!signal.aborted) captcha = startCaptcha(elements, wanted, forgetCaptcha)
    } catch (cause) {
      report(new BlockError('rollup-failed', 'captchas could not be loaded', { cause }), host)
    }
  }

  /** A captcha that has been completed is no longer asked for. */
  function forgetCaptcha(): void {
    if (state.failure.form.includes(FORM_MESSAGES.captcha)) enter(IDLE)
  }

  /** Few forms have file fields. If their chunk does not load, validation rejects them at their field. */
  async function startFileFields(): Promise<FileFields | undefined> {
    const found = fields.filter(({ field }) => field.type === 'file')
    if (!found.length) return undefined
    try {
      const { startFiles } = await import('./form-files')
      files = startFiles(found)
      return files
    } catch (cause) {
      report(new BlockError('rollup-failed', 'file uploads could not be loaded', { cause }), host)
      return undefined
    }
  }

  function readValues(): Record<string, FieldValue> {
    const entered = fields.map(bound => [bound.field.id, readEntered(bound)] as const)
    const sent = definitionsWith(control => !control.matches(':disabled'))
    return formValues(sent, Object.fromEntries(entered), parseQuery(location.search))
  }

  /** Returns the fields without controls, and those with one of the wanted. */
  function definitionsWith(isWanted: (control: Control) => boolean): FormField[] {
    return fields
      .filter(({ controls }) => !controls.length || controls.some(isWanted))
      .map(({ field }) => field)
  }

  function conclude({ state, values, redirect, answer }: SendOutcome): void {
    const { isNewsletter, successRedirect } = settings
    const address = safeHref(redirect ?? successRedirect)
    forgetDraft(name)
    enter(state, address ? undefined : { values, answer })
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
