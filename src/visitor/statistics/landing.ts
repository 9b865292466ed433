import { parseQuery } from '../../data/core/query'

/** Parameters by which an advertisement says where a visitor comes from (A7 L107). */
const MARKETING = [
  'source',
  'campaign',
  'subcampaign',
  'channel',
  'subchannel',
  'refer',
  'variation',
  'mkwid',
] as const

/** Characters of a parameter at most. */
const MOST_OF_A_VALUE = 1000

/** Where a visitor has landed, and from where. */
export interface Landing {
  /** The whole address of the page. */
  readonly address: string
  readonly referrer: string
  /** BCP 47. */
  readonly language: string
  /** `1920x1080` */
  readonly screen: string
}

/** The query of the track beacon; `refer` of the address wins over the document's referrer (decisions, row 25). */
export function trackQuery(
  { address, referrer, language, screen }: Landing,
  randomKey: string,
): URLSearchParams {
  const given = parseQuery(address.split('#')[0]?.split('?').slice(1).join('?') ?? '')
  const marketing = MARKETING.flatMap(name => {
    const value = given.get(name)
    return value ? [[name, value]] : []
  })
  const fields = { landing: address, refer: referrer, rk: randomKey, lang: language, screen }
  const all = { ...fields, ...Object.fromEntries(marketing) }
  return new URLSearchParams(
    Object.entries(all).map(([name, value]) => [name, `${value}`.slice(0, MOST_OF_A_VALUE)]),
  )
}
