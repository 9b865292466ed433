import type { Member } from './member-area.schema'

/** Who uses the page: a member, or nobody that is known. */
export type MemberState = { readonly kind: 'in'; readonly name: string } | { readonly kind: 'out' }

/**
 * Whether somebody has logged in. What the server says wins over the tab, which may remember a session that is over;
 * a login on this very page wins over what the server said before.
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

/** Where a login leads: a page of this site; undefined to load this one again. */
export function landingOf(afterLogin: string, base: string): string | undefined {
  if (!afterLogin || !URL.canParse(afterLogin, base)) return undefined
  const { href, origin } = new URL(afterLogin, base)
  return origin === new URL(base).origin ? href : undefined
}
