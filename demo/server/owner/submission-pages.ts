import { html } from 'hono/html'
import { humanizeBytes } from '../../../src/data/bytes.ts'
import { isRecord } from '../../../src/data/core/json.ts'
import { type FormDefinition, listForms } from '../database/forms.ts'
import type { Database } from '../database/open-database.ts'
import {
  countSubmissions,
  listSubmissions,
  type Submission,
  type SubmissionFilter,
} from '../database/submissions.ts'
import { listUploads, type Upload } from '../database/uploads.ts'
import type { Html } from '../pages/page.ts'
import { valueText } from './downloads.ts'
import { time } from './owner-layout.ts'

const PAGE_SIZE = 50

/** Parses the filter from the page's query. */
export function filterOf(
  query: Readonly<Record<string, string>>,
): SubmissionFilter & { readonly page: number } {
  const page = Math.floor(Number(query['page']))
  return {
    search: (query['search'] ?? '').trim().slice(0, 200),
    formId: query['form'] ?? '',
    isSpam: query['spam'] === '1',
    page: page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** Lists submissions with search and pagination. */
export async function submissionsPage(
  db: Database,
  filter: SubmissionFilter & { readonly page: number },
): Promise<Html> {
  const [forms, count, submissions] = await Promise.all([
    listForms(db),
    countSubmissions(db, filter),
    listSubmissions(db, filter, { limit: PAGE_SIZE, offset: (filter.page - 1) * PAGE_SIZE }),
  ])
  const uploads = await listUploads(
    db,
    submissions.map(({ id }) => id),
  )
  const address = (more: Readonly<Record<string, string>>): string =>
    `?${new URLSearchParams({
      search: filter.search,
      form: filter.formId,
      spam: filter.isSpam ? '1' : '',
      ...more,
    })}`
  return html`${searchForm(forms, filter)}
  <p class="count">
    ${new Intl.NumberFormat('en-GB').format(count)} ${filter.isSpam ? 'suspected as spam' : count === 1 ? 'submission' : 'submissions'}.
    ${
      count === 0
        ? ''
        : html`<a href="/config/submissions.csv${address({})}" download>Download as CSV</a>
    <a href="/config/submissions.json${address({})}" download>as JSON</a>`
    }
  </p>
  ${submissions.length === 0 ? html`<p class="empty">Nothing here yet.</p>` : ''}
  ${submissions.map(submission => showSubmission(submission, forms, uploads.get(submission.id)))}
  <nav class="pages" aria-label="Pages">
    ${filter.page > 1 ? html`<a rel="prev" href="${address({ page: `${filter.page - 1}` })}">Newer</a>` : ''}
    ${filter.page * PAGE_SIZE < count ? html`<a rel="next" href="${address({ page: `${filter.page + 1}` })}">Older</a>` : ''}
  </nav>`
}

function searchForm(forms: readonly FormDefinition[], { search, formId, isSpam }: SubmissionFilter): Html {
  return html`<form class="search" role="search">
    <label>Words <input type="search" name="search" value="${search}"></label>
    <label>Form <select name="form">
      <option value="">All forms</option>
      ${forms.map(({ id, title }) =>
        id === formId
          ? html`<option value="${id}" selected>${title}</option>`
          : html`<option value="${id}">${title}</option>`,
      )}
    </select></label>
    <label class="check">${isSpam ? html`<input type="checkbox" name="spam" value="1" checked>` : html`<input type="checkbox" name="spam" value="1">`} Suspected spam</label>
    <button type="submit">Search</button>
  </form>`
}

function showSubmission(
  { id, formId, values, details, receivedAt }: Submission,
  forms: readonly FormDefinition[],
  uploads: readonly Upload[] = [],
): Html {
  const form = forms.find(known => known.id === formId)
  const page = details['pagePath'] || details['pageTitle']
  return html`<article class="submission" aria-labelledby="s-${id}">
    <h2 id="s-${id}">${form?.title ?? formId}</h2>
    <p class="when">${time(receivedAt)}${typeof page === 'string' && page ? ` · ${page}` : ''}</p>
    <dl>${Object.entries(values).map(
      ([field, value]) =>
        html`<div><dt>${titleOf(form, field)}</dt><dd>${showValue(value, uploads)}</dd></div>`,
    )}</dl>
  </article>`
}

const titleOf = (form: FormDefinition | undefined, id: string): string =>
  form?.fields.find(field => field.id === id)?.title || id

/** Shows a value; files become download links. */
function showValue(value: unknown, uploads: readonly Upload[]): Html | string {
  const own = Array.isArray(value)
    ? uploads.filter(({ id }) => value.some(file => isRecord(file) && file['id'] === id))
    : []
  if (own.length === 0) return valueText(value)
  return html`${own.map(
    ({ id, name, size }) =>
      html`<a class="upload" href="/config/uploads/${id}" download>${name}</a> (${humanizeBytes(size, 'en-GB')}) `,
  )}`
}
