import { MEMBER_AREA_ACCESS_DENIED } from '../../src/site/page-types/page-types'

/** Pages that only members see (B2 L22). */
const MEMBER_PAGES: readonly unknown[] = [MEMBER_AREA_ACCESS_DENIED]

/** Why a visitor does not see the page: what the block says, else what its page type says (B2 L79). */
export const lockKind = (kind: 'members' | 'locked' | undefined, pageType: unknown): 'members' | 'locked' =>
  kind ?? (MEMBER_PAGES.includes(pageType) ? 'members' : 'locked')
