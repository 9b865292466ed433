import { translatable } from '../../locale/core/translatable'

/** The messages of failed calls, word for word. */
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

/** The message of an error status without one of its own [DATA-10]. */
export const statusMessage = (status: number): string => DATA_MESSAGES[STATUSES[status] ?? 'connect']

/** The message for an answer that is not JSON [DATA-12]. */
export const unparseableMessage = (url: string, message: string): string =>
  `Internal Error: Unable to parse server response from (${url}) as JSON: ${message}`
