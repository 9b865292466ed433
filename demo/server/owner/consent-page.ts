import { html } from 'hono/html'
import { listConsent } from '../database/consent-records.ts'
import type { Database } from '../database/open-database.ts'
import type { Html } from '../pages/page.ts'
import { table, time } from './owner-layout.ts'

/** Rows of the list at most. */
const MOST_ROWS = 200

/** What visitors have agreed to, the newest first. */
export async function consentPage(db: Database): Promise<Html> {
  const records = await listConsent(db, MOST_ROWS)
  const rows = records.map(
    record => html`<tr>
      <td>${time(record.chosen_at)}</td>
      <td>${word(record.functional)}</td><td>${word(record.analytics)}</td><td>${word(record.marketing)}</td>
      <td>${record.is_opted_out ? 'On' : 'Off'}</td>
      <td>${record.version || '–'}</td><td>${record.page}</td><td><code>${record.visitor_id}</code></td>
    </tr>`,
  )
  return html`<p>Each choice is a record of its own and is never changed. None says who the visitor is: the id is random, and stands in the visitor’s own browser as well.</p>
  ${table(
    ['When', 'Functional', 'Analytics', 'Marketing', 'Global Privacy Control', 'Version', 'Page', 'Id'],
    rows,
    'Nobody has chosen yet.',
  )}`
}

const word = (isAgreed: boolean): string => (isAgreed ? 'Yes' : 'No')
