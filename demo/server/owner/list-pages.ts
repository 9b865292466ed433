import { html } from 'hono/html'
import { isRecord } from '../../../src/data/core/json.ts'
import { listAccounts } from '../database/accounts.ts'
import { listCarts } from '../database/carts.ts'
import { listForms } from '../database/forms.ts'
import type { Database } from '../database/open-database.ts'
import { listEvents, listScriptErrors, listSignups } from '../database/record-list.ts'
import type { Html } from '../pages/page.ts'
import { readJson } from '../read-json.ts'
import { table, time, xsrfField } from './owner-layout.ts'

/** Rows of a list at most. */
const MOST_ROWS = 200

/** Who has signed up. */
export async function newsletterPage(db: Database): Promise<Html> {
  const signups = await listSignups(db, MOST_ROWS)
  const rows = signups.map(
    ({ email, title, received_at }) =>
      html`<tr><td>${email}</td><td>${title}</td><td>${time(received_at)}</td></tr>`,
  )
  return html`${signups.length === 0 ? '' : html`<p class="count"><a href="/config/newsletter.csv" download>Download as CSV</a></p>`}
  ${table(['Address', 'Form', 'Signed up'], rows, 'Nobody has signed up yet.')}`
}

/** The forms that the server takes submissions for. */
export async function formsPage(db: Database): Promise<Html> {
  const rows = (await listForms(db)).map(
    ({ id, title, kind, fields, needsCaptcha }) => html`<tr>
      <td><a href="/config/submissions?form=${encodeURIComponent(id)}">${title}</a></td>
      <td><code>${id}</code></td>
      <td>${kind === 'newsletter' ? 'Newsletter' : 'Form'}</td>
      <td>${fields.length === 0 ? 'Not known: takes what comes' : fields.map(field => field.title || field.id).join(', ')}</td>
      <td>${needsCaptcha ? 'Yes' : 'No'}</td>
    </tr>`,
  )
  return html`<p>These forms stand on the site’s pages. The server learns them when it starts.</p>
  ${table(['Form', 'Id', 'Kind', 'Fields', 'Captcha'], rows, 'There is no form on the site’s pages.')}`
}

/** Who can log in on the site, and a form to let one more in. */
export async function customersPage(db: Database, xsrfToken: string): Promise<Html> {
  const rows = (await listAccounts(db, 'site-user')).map(email => html`<tr><td>${email}</td></tr>`)
  return html`${table(['Address'], rows, 'There is no customer yet.')}
  <form class="new" method="post" action="/config/customers">
    <h2>Let a customer in</h2>
    ${xsrfField(xsrfToken)}
    <label>E-mail address <input type="email" name="email" required maxlength="256" autocomplete="off"></label>
    <label>Password <input type="password" name="password" required minlength="8" maxlength="1000" autocomplete="new-password"></label>
    <button type="submit">Save</button>
    <p class="note">An address that is here already gets the new password.</p>
  </form>`
}

export async function cartsPage(db: Database): Promise<Html> {
  const rows = (await listCarts(db, MOST_ROWS)).map(
    ({ id, createdAt, isPurchased, quantity }) => html`<tr>
      <td>${time(createdAt)}</td><td>${quantity}</td><td>${isPurchased ? 'Bought' : 'Open'}</td><td><code>${id}</code></td>
    </tr>`,
  )
  return table(['Begun', 'Pieces', 'State', 'Id'], rows, 'There is no cart yet.')
}

export async function eventsPage(db: Database): Promise<Html> {
  const rows = (await listEvents(db, MOST_ROWS)).map(
    ({ kind, name, data, at }) => html`<tr>
      <td>${time(at)}</td><td>${kind}</td><td>${name}</td><td>${details(data)}</td>
    </tr>`,
  )
  return table(['When', 'Kind', 'Name', 'Data'], rows, 'Nothing has been counted yet.')
}

export async function errorsPage(db: Database): Promise<Html> {
  const rows = (await listScriptErrors(db, MOST_ROWS)).map(
    ({ name, data, at }) => html`<tr>
      <td>${time(at)}</td><td>${name}</td><td>${messageIn(data)}</td><td>${details(data)}</td>
    </tr>`,
  )
  return table(['When', 'Event', 'Message', 'Data'], rows, 'No page has reported an error.')
}

/** What an error said, in the row that keeps it. */
function messageIn(json: string): string {
  const row: unknown = readJson(json)
  const data = isRecord(row) && 'data' in row ? row['data'] : row
  const message = isRecord(data) ? data['message'] : data
  return (typeof message === 'string' ? message : (JSON.stringify(message) ?? '')).slice(0, 1000)
}

const details = (json: string): Html => html`<details><summary>JSON</summary><pre>${json}</pre></details>`
