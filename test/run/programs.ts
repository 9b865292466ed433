import { installedEngines } from '../browsers/engines.ts'
import { findPostgres } from '../databases/postgres.ts'

/** A program beside Node and npm that a step uses. */
export type Program = 'chromium' | 'firefox' | 'webkit' | 'postgres'

/** Why a program is missing, and how to install it. */
export const MISSING: Readonly<Record<Program, string>> = {
  chromium: 'Chromium is missing: set CHROME_PATH to one',
  firefox:
    'Firefox is not installed here. On Debian: apt-get install firefox-esr; or set FIREFOX_PATH to one',
  webkit:
    'WebKit is not installed here. On Debian: apt-get install webkit2gtk-driver xvfb; no other system has its driver',
  postgres:
    'Postgres is not installed here. On Debian: apt-get install postgresql; elsewhere put initdb and pg_ctl on PATH',
}

/** Whether this machine has a program. Chromium is installed where it is missing. */
export function isInstalled(program: Program): boolean {
  return program === 'postgres' ? findPostgres() !== undefined : installedEngines().includes(program)
}
