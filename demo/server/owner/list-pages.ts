import { html } from 'hono/html'
import { isRecord } from '../../../src/data/core/json.ts'
import { listAccounts } from '../database/accounts.ts'
import { listCarts } from '../database/carts.ts'
import { listConsent } from '../database/consent-records.ts'
import { listForms } from '../database/forms.ts'
import { listEvents, listScriptErrors } from '../database/measurements/statistics.ts'
import { listSignups } from '../database/newsletter-signups.ts'
import type { Database } from '../database/open-database.ts'
import type { Html } from '../pages/page.ts'
import { readJson } from '../requests/body.ts'
import { table, time, xsrfField } from './owner-layout.ts'

/** Maximum number of rows in a list. */
const MAX_ROWS = 200

/** Newsletter sign-ups. */
export async function newsletterPage(db: Database): Promise<Html> {
  const signups = await listSignups(db, MAX_ROWS)
  const rows = signups.map(
    ({ email, title, received_at }) =>
      html`<tr><td>${email}</td><td>${title}</td><td>${time(received_at)}</td></tr>`,
  )
  return html`${signups.length === 0 ? '' : html`<p class="count"><a href="/config/newsletter.csv" download>Download as CSV</a></p>`}
  ${table(['Address', 'Form', 'Signed up'], rows, 'No sign-ups yet.')}`
}

/** The forms that accept submissions. */
export async function formsPage(db: Database): Promise<Html> {
  const rows = (await listForms(db)).map(
    ({ id, title, kind, fields, needsCaptcha }) => html`<tr>
      <td><a href="/config/submissions?form=${encodeURIComponent(id)}">${title}</a></td>
      <td><code>${id}</code></td>
      <td>${kind === 'newsletter' ? 'Newsletter' : 'Form'}</td>
      <td>${fields.length === 0 ? 'Unknown: accepts any values' : fields.map(field => field.title || field.id).join(', ')}</td>
      <td>${needsCaptcha ? 'Yes' : 'No'}</td>
    </tr>`,
  )
  return html`<p>These are the forms on the site’s pages. The server reads them when it starts.</p>
  ${table(['Form', 'Id', 'Kind', 'Fields', 'Captcha'], rows, 'The site’s pages have no forms.')}`
}

/** Customer accounts, and a form to add one. */
export async function customersPage(db: Database, xsrfToken: string): Promise<Html> {
  const rows = (await listAccounts(db, 'site-user')).map(email => html`<tr><td>${email}</td></tr>`)
  return html`${table(['Address'], rows, 'No customers yet.')}
  <form class="new" method="post" action="/config/customers">
    <h2>Let a customer in</h2>
    ${xsrfField(xsrfToken)}
    <label>E-mail address <input type="email" name="email" required maxlength="256" autocomplete="off"></label>
    <label>Password <input type="password" name="password" required minlength="8" maxlength="1000" autocomplete="new-password"></label>
    <button type="submit">Save</button>
    <p class="note">An existing address gets the new password.</p>
  </form>`
}

export async function cartsPage(db: Database): Promise<Html> {
  const rows = (await listCarts(db, MAX_ROWS)).map(
    ({ id, createdAt, isPurchased, quantity }) => html`<tr>
      <td>${time(createdAt)}</td><td>${quantity}</td><td>${isPurchased ? 'Bought' : 'Open'}</td><td><code>${id}</code></td>
    </tr>`,
  )
  return table(['Created', 'Items', 'State', 'Id'], rows, 'No carts yet.')
}

export async function eventsPage(db: Database): Promise<Html> {
  const rows = (await listEvents(db, MAX_ROWS)).map(
    ({ kind, name, data, at }) => html`<tr>
      <td>${time(at)}</td><td>${kind}</td><td>${name}</td><td>${details(data)}</td>
    </tr>`,
  )
  return table(['When', 'Kind', 'Name', 'Data'], rows, 'No events yet.')
}

export async function errorsPage(db: Database): Promise<Html> {
  const rows = (await listScriptErrors(db, MAX_ROWS)).map(
    ({ name, data, at }) => html`<tr>
      <td>${time(at)}</td><td>${name}</td><td>${messageIn(data)}</td><td>${details(data)}</td>
    </tr>`,
  )
  return table(['When', 'Event', 'Message', 'Data'], rows, 'No errors reported.')
}

/** The message of a stored error. */
function messageIn(json: string): string {
  const row: unknown = readJson(json)
  const data = isRecord(row) && 'data' in row ? row['data'] : row
  const message = isRecord(data) ? data['message'] : data
  return (typeof message === 'string' ? message : (JSON.stringify(message) ?? '')).slice(0, 1000)
}

const details = (json: string): Html => html`<details><summary>JSON</summary><pre>${json}</pre></details>`

/** Consent records, the newest first. */
export async function consentPage(db: Database): Promise<Html> {
  const records = await listConsent(db, MAX_ROWS)
  const rows = records.map(
    record => html`<tr>
      <td>${time(record.chosen_at)}</td>
      <td>${word(record.functional)}</td><td>${word(record.analytics)}</td><td>${word(record.marketing)}</td>
      <td>${record.is_opted_out ? 'On' : 'Off'}</td>
      <td>${record.version || '–'}</td><td>${record.page}</td><td><code>${record.visitor_id}</code></td>
    </tr>`,
  )
  return html`<p>Each choice is stored as a new record and never changed. Records do not identify visitors: the id is random, and is also stored in the visitor’s browser.</p>
  ${table(
    ['When', 'Functional', 'Analytics', 'Marketing', 'Global Privacy Control', 'Version', 'Page', 'Id'],
    rows,
    'No choices yet.',
  )}`
}

const word = (isAgreed: boolean): string => (isAgreed ? 'Yes' : 'No')
