import { type Context, Hono } from 'hono'
import { LOGGED_OUT_PATH } from '../../../src/visitor/owner/logout-notice.ts'
import { type Session, saveAccount } from '../database/accounts.ts'
import { listSignups } from '../database/newsletter-signups.ts'
import { readUpload } from '../database/uploads.ts'
import { addressOf, isAllowedOrigin } from '../requests/client.ts'
import { attachment } from '../requests/file-names.ts'
import { readPostedForm } from '../requests/form-body.ts'
import type { Services } from '../requests/services.ts'
import { logIn, logOut, sessionOf } from '../requests/session-cookies.ts'
import { isSame } from '../requests/signed-token.ts'
import { analyticsPage, daysOf } from './analytics-page.ts'
import { submissionsCsv, submissionsJson, toCsv } from './downloads.ts'
import {
  cartsPage,
  consentPage,
  customersPage,
  errorsPage,
  eventsPage,
  formsPage,
  newsletterPage,
} from './list-pages.ts'
import { ownerHeaders, ownerLayout, type SectionName } from './owner-layout.ts'
import { afterLogin, loginPage } from './panel.ts'
import { saveSiteSettings, siteSettingsPage } from './site-settings.ts'
import { ordersPage, productsPage, saveProducts } from './store-lists.ts'
import { filterOf, submissionsPage } from './submission-pages.ts'

type Fields = Readonly<Record<string, string>>

/** The owner's session, and the fields of a posted form. */
type Env = { Variables: { session: Session; fields: Fields } }

/** Static files of the owner's pages, readable before signing in. */
export const OWNER_FILES = ['owner.css', 'owner-lists.css', 'owner-charts.css', 'panel.css', 'panel.js']

/** Maximum size of a posted form in bytes, and of its entries. */
const MAX_BYTES = 20_000

const MAX_FIELDS = 500

/** The routes of the owner's pages, which are plain HTML; only the panel runs a script. */
export function ownerPages({ open, settings, files }: Services): Hono<Env> {
  const app = new Hono<Env>()
  app.use(ownerHeaders())
  app.use(async (context, next) => {
    context.header('cache-control', 'no-store')
    await next()
  })
  app.use(async (context, next) => {
    if (context.req.method !== 'POST') return next()
    if (!isAllowedOrigin(context, settings))
      return context.html(loginPage({ problem: 'Please sign in from this page.' }), 403)
    const limits = { bytes: MAX_BYTES, text: MAX_BYTES, fields: MAX_FIELDS, files: 0 }
    const posted = await readPostedForm(context, { client: addressOf(context, settings), ...limits })
    if (!posted.ok) return context.html(loginPage({ problem: posted.error.message }), posted.error.status)
    context.set('fields', Object.fromEntries(posted.value.fields))
    return next()
  })

  app.post('/login', async context => {
    const opened = await open()
    const { email = '', password = '', frameUrl } = context.get('fields')
    const session = await logIn(context, opened, settings, 'owner', { email, password, rememberMe: false })
    if (!session.ok && session.error === 'too-many-attempts')
      return context.html(loginPage({ problem: 'Too many attempts. Please try again later.', frameUrl }), 429)
    if (!session.ok)
      return context.html(
        loginPage({ problem: 'Incorrect email address or password.', email, frameUrl }),
        401,
      )
    return context.redirect(afterLogin(frameUrl), 303)
  })

  app.use(async (context, next) => {
    const { db } = await open()
    const session = await sessionOf(context, db, 'owner')
    if (!session) return context.html(loginPage(), 401)
    if (context.req.method !== 'GET') {
      const { xsrf = '' } = context.get('fields') ?? {}
      if (!isSame(xsrf, session.xsrfToken))
        return context.html(loginPage({ problem: 'Please sign in again.' }), 403)
    }
    context.set('session', session)
    await next()
  })

  app.post('/logout', async context => {
    await logOut(context, (await open()).db, 'owner')
    return context.redirect(LOGGED_OUT_PATH, 303)
  })
  app.get('/submissions', async context => {
    const { db } = await open()
    return show(
      context,
      'submissions',
      'Submissions',
      await submissionsPage(db, filterOf(context.req.query())),
    )
  })
  app.get('/submissions.csv', async context => {
    const { db } = await open()
    return download(context, 'submissions.csv', await submissionsCsv(db, filterOf(context.req.query())))
  })
  app.get('/uploads/:id', async context => {
    const upload = await readUpload((await open()).db, context.req.param('id'))
    if (!upload) return context.text('There is no such file.', 404)
    if (!upload.bytes) {
      const address = await files?.addressOf(context.req.param('id'))
      return address ? context.redirect(address) : context.text('The store of files is not configured.', 503)
    }
    // Always downloaded, never rendered: the file comes from a stranger.
    return context.body(new Uint8Array(upload.bytes), 200, {
      'content-type': 'application/octet-stream',
      'content-disposition': attachment(upload.name),
    })
  })
  app.get('/submissions.json', async context => {
    const { db } = await open()
    return context.json(await submissionsJson(db, filterOf(context.req.query())))
  })
  app.get('/newsletter.csv', async context => {
    const { db } = await open()
    const rows = await listSignups(db, 100_000)
    const cells = rows.map(({ email, title, received_at }) => [email, title, received_at.toISOString()])
    return download(context, 'newsletter.csv', toCsv([['Address', 'Form', 'Signed up'], ...cells]))
  })
  app.post('/customers', async context => {
    const { email = '', password = '' } = context.get('fields')
    if (!/^[^\s@]+@[^\s@]+$/.test(email) || password.length < 8)
      return context.redirect('/config/customers', 303)
    await saveAccount((await open()).db, 'site-user', email, password)
    return context.redirect('/config/customers', 303)
  })
  app.post('/products', async context => {
    const { db } = await open()
    const fields = context.get('fields')
    const problem = await saveProducts(db, fields)
    if (problem === undefined) return context.redirect('/config/products', 303)
    const typed = fields['what'] === 'new' ? fields : {}
    const body = await productsPage(db, context.get('session').xsrfToken, problem, typed)
    return show(context, 'products', 'Products', body, 400)
  })
  app.get('/site', async context => {
    const { db } = await open()
    return show(context, 'site', 'Site', await siteSettingsPage(db, context.get('session').xsrfToken))
  })
  app.post('/site', async context => {
    const { db } = await open()
    const fields = context.get('fields')
    const problem = await saveSiteSettings(db, fields)
    if (problem === undefined) return context.redirect('/config/site', 303)
    const body = await siteSettingsPage(db, context.get('session').xsrfToken, problem, fields)
    return show(context, 'site', 'Site', body, 400)
  })
  app.get('/analytics', async context => {
    const body = await analyticsPage((await open()).db, daysOf(context.req.query('days')))
    return show(context, 'analytics', 'Analytics', body)
  })
  for (const [name, title, page] of LISTS) {
    app.get(`/${name}`, async context => {
      const { db } = await open()
      return show(context, name, title, await page(db, context.get('session').xsrfToken))
    })
  }
  return app
}

const LISTS = [
  ['newsletter', 'Newsletter', newsletterPage],
  ['forms', 'Forms', formsPage],
  ['customers', 'Customers', customersPage],
  ['products', 'Products', productsPage],
  ['orders', 'Orders', ordersPage],
  ['carts', 'Carts', cartsPage],
  ['consent', 'Consent', consentPage],
  ['events', 'Events', eventsPage],
  ['errors', 'Errors', errorsPage],
] as const

function show(
  context: Context<Env>,
  section: SectionName,
  title: string,
  body: Parameters<typeof ownerLayout>[0]['body'],
  status: 200 | 400 = 200,
) {
  const { xsrfToken } = context.get('session')
  return context.html(ownerLayout({ title, section, body, xsrfToken }), status)
}

function download(context: Context, name: string, csv: string): Response {
  return context.body(csv, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  })
}
