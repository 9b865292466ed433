import { valueAt } from '../value-at'

/** Channel on which an administrator's panel sees the events of the page (B6 L287). */
export const EVENTS_CHANNEL = 'ashlar-events'

/** Whether the account has the admin access permission. */
export function mayMirror(context: object): boolean {
  const account = valueAt(context, ['authenticatedAccount'])
  const permissions = valueAt(context, ['accessPermissions'])
  return (
    account !== null &&
    typeof account === 'object' &&
    Array.isArray(permissions) &&
    permissions.includes('admin')
  )
}
