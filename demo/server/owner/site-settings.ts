import { html } from 'hono/html'
import * as z from 'zod/mini'
import {
  cookieSettings,
  headerFooter,
  languages,
  multilingualStatus,
} from '../../../src/calls/site-values.ts'
import { isRecord } from '../../../src/data/core/json.ts'
import { linkError } from '../../../src/data/fields/links.ts'
import {
  cookieSettingsPayload,
  editedCookieSettings,
} from '../../../src/visitor/consent/cookie-settings-payload.ts'
import type { Database } from '../database/open-database.ts'
import { readSetting, saveSetting } from '../database/settings.ts'
import type { Html } from '../pages/page.ts'
import { COOKIE_CHOICES, COOKIE_FLAGS, COOKIE_TEXTS } from './cookie-fields.ts'
import { xsrfField } from './owner-layout.ts'

type Fields = Readonly<Record<string, string>>

/** Maximum length of a header or footer text in characters. */
const MAX_CHARACTERS = 500

/**
 * The form for header, footer, languages and cookie banner.
 *
 * @param typed the submitted fields that could not be saved
 */
export async function siteSettingsPage(
  db: Database,
  xsrfToken: string,
  problem = '',
  typed: Fields = {},
): Promise<Html> {
  const regions = recordOf(await readSetting(db, 'header-footer'))
  const banner = editedCookieSettings(recordOf(await readSetting(db, 'cookie-settings')))
  const spoken = z.safeParse(languages, await readSetting(db, 'languages'))
  const translation = z.safeParse(multilingualStatus, await readSetting(db, 'translation'))
  const lineOf = (region: string): string => typed[region] ?? textOf(recordOf(regions[region]), 'text')
  const linkOf = (region: string): string =>
    typed[`${region}Link`] ?? textOf(recordOf(regions[region]), 'link')
  return html`${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
  <div class="settings"><form class="new" method="post" action="/config/site">
    <h2>Header and footer</h2>
    ${xsrfField(xsrfToken)}<input type="hidden" name="what" value="header-footer">
    <label>Text above every page <input name="header" value="${lineOf('header')}" maxlength="${MAX_CHARACTERS}"></label>
    <label>Link <input name="headerLink" value="${linkOf('header')}"></label>
    <label>Text below every page <input name="footer" value="${lineOf('footer')}" maxlength="${MAX_CHARACTERS}"></label>
    <label>Link <input name="footerLink" value="${linkOf('footer')}"></label>
    <button type="submit">Save header and footer</button>
    <p class="note">Plain text, and a link such as https://domain.com, /page or mailto:user@domain.com. Empty texts are not shown.</p>
  </form>
  <form class="new" method="post" action="/config/site">
    <h2>Cookie banner</h2>
    ${xsrfField(xsrfToken)}<input type="hidden" name="what" value="cookie-settings">
    ${COOKIE_FLAGS.map(
      ([name, label]) =>
        html`<label class="check"><input type="checkbox" name="${name}" value="true"${banner[name] === true ? html` checked` : ''}> ${label}</label>`,
    )}
    ${COOKIE_TEXTS.map(
      ([name, label]) =>
        html`<label>${label} <input name="${name}" value="${textOf(banner, name)}" maxlength="2000"></label>`,
    )}
    ${COOKIE_CHOICES.map(
      ([name, label, choices]) =>
        html`<label>${label} <select name="${name}"><option value="">As usual</option>${choices.map(
          ([value, title]) =>
            html`<option value="${value}"${textOf(banner, name) === value ? html` selected` : ''}>${title}</option>`,
        )}</select></label>`,
    )}
    <button type="submit">Save the banner</button>
  </form>
  <form class="new" method="post" action="/config/site">
    <h2>Languages</h2>
    ${xsrfField(xsrfToken)}<input type="hidden" name="what" value="languages">
    <label>Language tags <input name="languages" value="${spoken.success ? spoken.data.languages.join(', ') : ''}" maxlength="1000" placeholder="en, de" autocomplete="off" spellcheck="false"></label>
    <button type="submit">Save the languages</button>
    <p class="note">Visitors choose a language in the footer of each page. The blocks’ texts are translated; the page’s own text is not.</p>
  </form>
  <form class="new" method="post" action="/config/site">
    <h2>Translation provider</h2>
    ${xsrfField(xsrfToken)}<input type="hidden" name="what" value="translation">
    ${translation.success && translation.data.connected ? html`<p>A provider is connected.</p><button type="submit">Disconnect</button>` : html`<p>No provider is connected.</p>`}
  </form></div>`
}

/** Saves one of the page's forms, validated like the calls. @returns why not, if it is refused */
export async function saveSiteSettings(db: Database, fields: Fields): Promise<string | undefined> {
  if (fields['what'] === 'header-footer') return saveRegions(db, fields)
  if (fields['what'] === 'cookie-settings') return saveBanner(db, fields)
  if (fields['what'] === 'languages') return saveLanguages(db, fields)
  if (fields['what'] === 'translation')
    return saveSetting(db, 'translation', { connected: false }).then(() => undefined)
  return 'Unknown setting.'
}

async function saveRegions(db: Database, fields: Fields): Promise<string | undefined> {
  const lines = [fields['header'] ?? '', fields['footer'] ?? '']
  if (lines.some(line => line.length > MAX_CHARACTERS)) {
    return `The text can have at most ${MAX_CHARACTERS} characters.`
  }
  const [headerLink = '', footerLink = ''] = [fields['headerLink'], fields['footerLink']].map(link =>
    link?.trim(),
  )
  const fault = [headerLink, footerLink]
    .filter(link => link !== '')
    .map(linkError)
    .find(Boolean)
  if (fault) return fault
  const saved = recordOf(await readSetting(db, 'header-footer'))
  const [header, footer] = lines.map(line => line.trim())
  // Settings saved by calls and absent from the form are kept.
  const next = {
    header: { ...recordOf(saved['header']), text: header, link: headerLink },
    footer: { ...recordOf(saved['footer']), text: footer, link: footerLink },
  }
  return save(db, 'header-footer', headerFooter, next)
}

async function saveBanner(db: Database, fields: Fields): Promise<string | undefined> {
  const saved = editedCookieSettings(recordOf(await readSetting(db, 'cookie-settings')))
  const flags = COOKIE_FLAGS.map(([name]) => [name, fields[name] === 'true'])
  const texts = [...COOKIE_TEXTS, ...COOKIE_CHOICES].map(([name]) => [name, fields[name]?.trim() ?? ''])
  const edited = { ...saved, ...Object.fromEntries([...flags, ...texts]) }
  return save(db, 'cookie-settings', cookieSettings, cookieSettingsPayload(edited))
}

async function saveLanguages(db: Database, { languages: typed = '' }: Fields): Promise<string | undefined> {
  const tags = [...new Set(typed.split(/[\s,]+/).filter(Boolean))]
  const problem = await save(db, 'languages', languages, { languages: tags })
  return problem && 'Enter language tags such as en, de or pt-BR.'
}

async function save(
  db: Database,
  name: string,
  schema: z.ZodMiniType,
  value: unknown,
): Promise<string | undefined> {
  const read = z.safeParse(schema, value)
  if (!read.success) return z.prettifyError(read.error)
  await saveSetting(db, name, read.data)
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

const textOf = (values: Readonly<Record<string, unknown>>, name: string): string => {
  const text = values[name]
  return typeof text === 'string' ? text : ''
}
