/** An error as the log describes it. */
export interface LoggedError {
  readonly type: string
  readonly message: string
  /** The code of Node, Postgres or the mail server. */
  readonly code?: string
  /** Where it was thrown, without its message. */
  readonly stack: readonly string[]
  readonly cause?: LoggedError
}

/** Causes within each other. */
const MAX_CAUSES = 5

/**
 * Describes an error for the log without personal data: of its fields only the code, because errors of mail servers
 * and databases carry recipients and rows in others. Addresses and quoted values in messages become `…`.
 */
export function loggedError(given: unknown, causes = MAX_CAUSES): LoggedError {
  const error = given instanceof Error ? given : new Error(String(given))
  const { name, message, stack = '', cause } = error
  const code = 'code' in error && error.code !== undefined ? `${error.code}` : undefined
  return {
    type: name,
    message: withoutValues(message),
    ...(code !== undefined && { code }),
    stack: stack.split('\n').filter(line => /^ {4}at /.test(line)),
    ...(cause !== undefined && causes > 0 && { cause: loggedError(cause, causes - 1) }),
  }
}

/** Postgres quotes names as well: those stand behind a word, and values behind a colon. */
const withoutValues = (message: string): string =>
  message
    .slice(0, 1000)
    .replace(/[^\s<>"'(),;:]+/g, word => (word.indexOf('@') > 0 ? '…' : word))
    .replace(/: ".*"/s, ': "…"')
