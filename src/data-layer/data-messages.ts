/** Texts of calls that fail (A8 L137-140), word for word. */
export const DATA_MESSAGES = {
  connect: 'Unable to connect…',
  unauthorized: 'Unauthorized request',
  server: 'Internal server error. Please try again later.',
  unavailable: 'This service is temporarily unavailable. Please try again later.',
} as const

const STATUS_MESSAGES: Readonly<Record<number, string>> = {
  401: DATA_MESSAGES.unauthorized,
  403: DATA_MESSAGES.unauthorized,
  500: DATA_MESSAGES.server,
  501: DATA_MESSAGES.server,
  503: DATA_MESSAGES.unavailable,
}

/** What a status without words of its own says (A8 L137). */
export const statusMessage = (status: number): string => STATUS_MESSAGES[status] ?? DATA_MESSAGES.connect

/** What an answer says that is not JSON (A8 L139). */
export const unparseableMessage = (url: string, message: string): string =>
  `Internal Error: Unable to parse server response from (${url}) as JSON: ${message}`
