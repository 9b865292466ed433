import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isRecord } from '../../src/data/core/json.ts'
import { type BackendSettings, DEFAULT_SETTINGS } from './api/services.ts'
import type { FormDefinition } from './database/forms.ts'
import type { DataPlace } from './database/open-database.ts'
import { readForm } from './find-forms.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Where the data lives: `DATABASE_URL`, else the folder `ASHLAR_DATA`, else `demo/.data`. */
export function dataPlace(environment: Environment): DataPlace {
  const { DATABASE_URL: url, ASHLAR_DATA: folder } = environment
  if (url) return { url }
  return { folder: folder || fileURLToPath(new URL('../.data', import.meta.url)) }
}

/** Settings that the environment names. @throws for a number that is none. */
export function backendSettings(environment: Environment): Partial<BackendSettings> {
  const { ASHLAR_ORIGINS = '', ASHLAR_TRUST_PROXY } = environment
  const { formLimit, uploadLimit, callLimit, loginLimit, keepDays } = DEFAULT_SETTINGS
  return {
    origins: ASHLAR_ORIGINS.split(',')
      .map(text => text.trim().replace(/\/$/, ''))
      .filter(Boolean),
    trustsProxy: ASHLAR_TRUST_PROXY === '1',
    formLimit: { ...formLimit, most: numberFrom(environment, 'ASHLAR_FORM_LIMIT', formLimit.most) },
    uploadLimit: {
      ...uploadLimit,
      most: numberFrom(environment, 'ASHLAR_UPLOAD_LIMIT', uploadLimit.most),
    },
    callLimit: { ...callLimit, most: numberFrom(environment, 'ASHLAR_CALL_LIMIT', callLimit.most) },
    loginLimit: { ...loginLimit, most: numberFrom(environment, 'ASHLAR_LOGIN_LIMIT', loginLimit.most) },
    keepDays: numberFrom(environment, 'ASHLAR_KEEP_DAYS', keepDays),
  }
}

function numberFrom(environment: Environment, name: string, fallback: number): number {
  const text = environment[name]
  if (text === undefined || text === '') return fallback
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) {
    throw new Error(`${name} must be a whole number above 0, not "${text}".`)
  }
  return number
}

/**
 * Forms beyond those on the pages: `ASHLAR_FORMS` names a file with a JSON list of what stands in a form's
 * `data-block-json`, with `kind: "newsletter"` for newsletters.
 */
export function moreForms({ ASHLAR_FORMS: file }: Environment): FormDefinition[] {
  if (!file) return []
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(list)) throw new Error(`${file}: expected a list of forms.`)
  return list.flatMap((form: unknown) =>
    readForm(form, isRecord(form) && form['kind'] === 'newsletter' ? 'newsletter' : 'form'),
  )
}
