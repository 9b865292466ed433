import type { FormField } from '../../../src/forms/fields/field.schema'
import type { FieldValue } from '../../../src/forms/fields/field-values'
import type { Submission } from '../../../src/forms/submission.state'
import type { CaptchaSettings } from './form-captcha'
import type { AfterForm } from './form-sent'
import type { DrawnElements } from './frame/drawn-form'
import type { Control } from './frame/server-form'

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
  /** The form's own attributes say where and how it is sent: it names no form of the site's backend. */
  readonly keepsServer: boolean
  readonly captcha?: CaptchaSettings | undefined
}

/** A server-rendered form, and the element of each of its fields. */
export interface ServerForm {
  readonly form: Element
  readonly boxes: ReadonlyMap<string, Element>
}

/** A field that needs a correction. */
export interface InvalidField {
  /** The error, with the field's title. */
  readonly text: string
  /** The field's control that takes the focus. */
  readonly control: Control
}

/** The progress of a form. */
export interface FormProgress {
  readonly state: Submission
  readonly invalid?: readonly InvalidField[]
  /** The submitted values; undefined before submission, and if the form redirects. */
  readonly sent?: {
    readonly values: Readonly<Record<string, FieldValue>>
    /** The server's own confirmation. */
    readonly answer?: Partial<AfterForm> | undefined
  }
}

/** The dependencies of a running form. */
export interface FormOptions {
  /** The block that contains the form. */
  readonly host: HTMLElement
  /** Contains only the form. */
  readonly box: HTMLElement
  readonly fields: readonly FormField[]
  /** Undefined if React renders the form. */
  readonly serverForm?: ServerForm | undefined
  /** The elements that React renders. */
  readonly drawn: DrawnElements
  /** When the form was shown, by `performance.now()`. */
  readonly shownAt: number
  readonly settings: FormSettings
  readonly changed: (progress: FormProgress) => void
  /** Called if code is missing without which the form cannot be sent. */
  readonly failed: (cause: unknown) => void
}

/** A form with validation and submission. */
export interface RunningForm {
  /** Sends the form, unless it is being sent already. */
  readonly submit: (event: SubmitEvent) => void
  readonly stop: () => void
}
