/**
 * Tests that open databases of their own, the same ones whichever the backend has: the run on PGlite has them, and the
 * run on Postgres has no need to repeat them.
 */
export const OWN_DATABASES = [
  'batched-submissions',
  'changed-forms',
  'database-thread',
  'file-store',
  'lost-connections',
  'new-accounts',
  'output',
  'page-forms',
  'query-plans',
  'retention',
  'site-folder',
  'stuck-postgres',
  'transfer',
  'two-processes',
  'uploads-waiting',
].map(name => `test/contract/api/${name}.spec.ts`)
