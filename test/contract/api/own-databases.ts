/**
 * Tests that open databases of their own, the same ones whichever the backend has: the run on PGlite has them, and the
 * run on Postgres has no need to repeat them.
 */
export const OWN_DATABASES = [
  'batched-submissions',
  'changed-forms',
  'data-folder',
  'database-thread',
  'file-store',
  'new-accounts',
  'output',
  'page-forms',
  'query-plans',
  'report-limits',
  'retention',
  'site-folder',
  'uploads-waiting',
].map(pathOf)

/** Tests of what only a Postgres has: several processes, and connections that are lost or stuck. */
export const NEED_POSTGRES = ['lost-connections', 'stuck-postgres', 'transfer', 'two-processes'].map(pathOf)

/** Tests that fill disks, and kill and start servers: half of the time of all. */
export const SERVERS = [
  'cart-durability',
  'data-folder',
  'database-thread',
  'durability',
  'full-disk',
  'limits',
  'notices',
  'report-limits',
  'strangers',
].map(pathOf)

function pathOf(name: string): string {
  return `test/contract/api/${name}.spec.ts`
}
