import { translatable } from '../../locale/core/translatable'

/** Texts of calls that fail (A8 L137-140), word for word. */
export const DATA_MESSAGES = translatable('calls', {
  connect: 'Unable to connect…',
  unauthorized: 'Unauthorized request',
  server: 'Internal server error. Please try again later.',
  unavailable: 'This service is temporarily unavailable. Please try again later.',
})

const STATUSES: Readonly<Record<number, keyof typeof DATA_MESSAGES>> = {
  401: 'unauthorized',
  403: 'unauthorized',
  500: 'server',
  501: 'server',
  503: 'unavailable',
}

/** What a status without words of its own says (A8 L137). */
export const statusMessage = (status: number): string => DATA_MESSAGES[STATUSES[status] ?? 'connect']

/** What an answer says that is not JSON (A8 L139). */
export const unparseableMessage = (url: string, message: string): string =>
  `Internal Error: Unable to parse server response from (${url}) as JSON: ${message}`
