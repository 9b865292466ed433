import { MEMBER_AREA_ACCESS_DENIED } from '../../src/site/page-types'

/** Page types for members only. */
const MEMBER_PAGES: readonly unknown[] = [MEMBER_AREA_ACCESS_DENIED]

/** The reason for the lock: the block's, or that of the page type. */
export const lockKind = (kind: 'members' | 'locked' | undefined, pageType: unknown): 'members' | 'locked' =>
  kind ?? (MEMBER_PAGES.includes(pageType) ? 'members' : 'locked')
