import { valueAt } from '../value-at'

/** Whether the owner's policy is absolute: then no consent lifts it (decisions, row 27). */
export const isNeverKept = (context: object): boolean =>
  valueAt(context, ['cookieSettings', 'isRestrictiveCookiePolicyAbsolute']) === true
