import type { FormField } from '../../../src/forms/fields/field.schema'
import type { FieldValue } from '../../../src/forms/fields/field-values'
import type { Submission } from '../../../src/forms/submission.state'
import type { CaptchaSettings } from './form-captcha'
import type * as SendingPart from './form-sending'
import type { DrawnElements } from './frame/drawn-form'

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

/** The dependencies of a running form. */
export interface FormOptions {
  /** The block that contains the form. */
  readonly host: HTMLElement
  /** Contains only the form. */
  readonly box: HTMLElement
  readonly fields: readonly FormField[]
  /** The element of each field of a server-rendered form; undefined if React renders the form. */
  readonly boxes?: ReadonlyMap<string, Element> | undefined
  /** The elements that React renders. */
  readonly drawn: DrawnElements
  readonly settings: FormSettings
  readonly changed: (progress: FormProgress) => void
}

/** A form with validation and submission. */
export interface RunningForm {
  /** Sends the form, unless it is being sent already. */
  readonly submit: () => void
  readonly stop: () => void
}
