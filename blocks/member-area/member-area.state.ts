import type { Member } from './member-area.schema'

/** Whether a member is logged in. */
type MemberState = { readonly kind: 'in'; readonly name: string } | { readonly kind: 'out' }

/**
 * Whether a member is logged in. The server takes precedence over the tab, which may remember an expired session; a
 * login on this page takes precedence over both.
 */
export function memberState(
  said: Member | null | undefined,
  hasToken: boolean,
  isFresh: boolean,
): MemberState {
  if (said) return { kind: 'in', name: said.name }
  const isIn = isFresh || (said === undefined && hasToken)
  return isIn ? { kind: 'in', name: '' } : { kind: 'out' }
}

/** The URL after a login, on this site; `undefined` to reload. */
export function landingOf(afterLogin: string, base: string): string | undefined {
  if (!afterLogin || !URL.canParse(afterLogin, base)) return undefined
  const { href, origin } = new URL(afterLogin, base)
  return origin === new URL(base).origin ? href : undefined
}

/** The first letter of a name, as a capital; empty if the name is unknown. */
export const initialOf = (name: string): string => ([...name.trim()][0] ?? '').toUpperCase()
