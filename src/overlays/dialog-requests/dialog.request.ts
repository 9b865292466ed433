/** The buttons of a dialog. */
export type DialogStyle = 'confirm-or-reject' | 'confirm-or-cancel' | 'confirm-only' | 'no-buttons'

/** The outcome of a dialog: 'cancel' also if it has no buttons or its bundle does not load. */
export type DialogOutcome = 'confirm' | 'reject' | 'cancel'

interface AnyDialogRequest {
  /** Receives the focus afterwards; by default, the element that has it when the dialog opens. */
  readonly opener?: HTMLElement | null
}

/** A question or a message, in plain text. */
export interface QuestionRequest extends AnyDialogRequest {
  readonly kind: 'question'
  readonly style: DialogStyle
  readonly title: string
  readonly message: string
  /** The labels of the buttons, in place of the defaults. */
  readonly labels?: Partial<Readonly<Record<DialogOutcome, string>>>
}

/** A notification that disappears by itself. */
export interface InformationRequest extends AnyDialogRequest {
  readonly kind: 'information'
  readonly title: string
  readonly message: string
}

/** The login form of a customer account. */
interface LoginRequest extends AnyDialogRequest {
  readonly kind: 'login'
}

/** An error of the whole page. */
export interface SystemErrorRequest extends AnyDialogRequest {
  readonly kind: 'system-error'
  /** The host that did not respond; undefined if the page's own code has failed. */
  readonly host?: string
  /** The error's key, also part of the report. */
  readonly errorKey: string
}

/** A dialog to show above the page. */
export type DialogRequest = QuestionRequest | InformationRequest | LoginRequest | SystemErrorRequest
