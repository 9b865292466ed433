/** Which buttons a dialog has (B4 L223). */
export type DialogStyle = 'confirm-or-reject' | 'confirm-or-cancel' | 'confirm-only' | 'no-buttons'

/** How a dialog ended. One without buttons, or whose bundle never came, is cancelled. */
export type DialogOutcome = 'confirm' | 'reject' | 'cancel'

interface Request {
  /** The element that gets the focus back; otherwise what has it when the dialog opens. */
  readonly opener?: HTMLElement | null
}

/** Something to be decided, or to be read. Plain text. */
export interface QuestionRequest extends Request {
  readonly kind: 'question'
  readonly style: DialogStyle
  readonly title: string
  readonly message: string
  /** What the buttons say, where the usual words do not serve. */
  readonly labels?: Partial<Readonly<Record<DialogOutcome, string>>>
}

/** Something that is over already: it goes by itself (B4 L223). */
export interface InformationRequest extends Request {
  readonly kind: 'information'
  readonly title: string
  readonly message: string
}

/** A customer's way in (A8 L141). */
export interface LoginRequest extends Request {
  readonly kind: 'login'
}

/** Something has gone wrong with the page as a whole (A2 L26, A8 L142). */
export interface SystemErrorRequest extends Request {
  readonly kind: 'system-error'
  /** The host that did not answer; without it, the page's own code has failed. */
  readonly host?: string
  /** Stands in the report as well. */
  readonly errorKey: string
}

/** What somebody asks to be shown above the page. */
export type DialogRequest = QuestionRequest | InformationRequest | LoginRequest | SystemErrorRequest
