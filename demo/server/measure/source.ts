import { isRecord } from '../../../src/data/core/json.ts'

/** Where a visit comes from: what the address names, or the site that had the link; empty for a visit of its own accord. */
export function sourceOf(fields: Readonly<Record<string, unknown>>): string {
  const hit = isRecord(fields['data']) ? fields['data'] : fields
  const text = (name: string): string => (typeof hit[name] === 'string' ? hit[name] : '')
  const query = new URLSearchParams(text('queryString'))
  const named = query.get('source') || query.get('utm_source')
  if (named) return named
  const host = hostOf(text('referrer'))
  return host === hostOf(text('url')) ? '' : host
}

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : ''
