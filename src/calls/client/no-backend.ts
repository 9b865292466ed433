import type { DataError } from './data-answer'

/**
 * Whether a host without a backend has answered a call: with an error of its own, or with a page. Some hosts of files
 * refuse what they do not have with 403, and without JSON.
 */
export const hasNoBackend = ({ code, status, body }: DataError): boolean =>
  code === 'unparseable' ||
  (code === 'status' && ([404, 405, 501].includes(status) || (status === 403 && body === undefined)))
