/** What Escape finds where nothing stands above the page. */
export interface EscapePress {
  readonly isShifted: boolean
  /** The key goes to a text that the visitor is editing. */
  readonly isEditing: boolean
  /** An editor shows the page. */
  readonly isEdited: boolean
  /** An owner or contributor is signed in. */
  readonly hasAccount: boolean
  /** A customer is signed in. */
  readonly isCustomer: boolean
  /** The site lets Escape lead a visitor to the login. */
  readonly mayLogIn: boolean
}

/** What it does then. */
export type EscapeAction = 'toggle-preview' | 'open-config' | 'open-login' | 'log-out' | 'nothing'

/** What Escape does where nothing stands above the page (A4 L67, A6 L94; decisions, row 37). */
export function escapeAction(press: EscapePress): EscapeAction {
  if (press.isEditing) return 'nothing'
  if (press.isShifted) return press.hasAccount || press.isCustomer ? 'log-out' : 'nothing'
  if (press.isEdited) return 'toggle-preview'
  if (press.hasAccount) return 'open-config'
  return press.mayLogIn ? 'open-login' : 'nothing'
}
