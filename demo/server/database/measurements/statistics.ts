import { sql } from 'kysely'
import type { Database } from '../open-database.ts'

/** A page, source or funnel step, and its count. */
export interface Counted {
  readonly name: string
  readonly count: number
}

export interface DayCount {
  readonly day: string
  readonly views: number
  readonly visits: number
}

/** Counts views and visits per day from `since` on; days without any are left out. */
export async function countDays(db: Database, since: string): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select to_char(day, 'YYYY-MM-DD') as day,
      coalesce(sum(count) filter (where measure = 'view'), 0)::float8 as views,
      coalesce(sum(count) filter (where measure = 'visit'), 0)::float8 as visits
    from measured_days where day >= ${since}::date and measure in ('view', 'visit')
    group by day order by day`.execute(db)
  return rows
}

/** Lists the highest counts, by page or by label. */
export async function countMost(
  db: Database,
  since: string,
  measure: string,
  by: 'page' | 'label',
  limit: number,
): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select ${sql.ref(by)} as name, sum(count)::float8 as count
    from measured_days where day >= ${since}::date and measure = ${measure}
    group by 1 order by 2 desc, 1 limit ${limit}`.execute(db)
  return rows
}

export interface VitalBucket {
  readonly page: string
  readonly metric: string
  readonly bucket: number
  readonly count: number
}

/** Counts the buckets of each metric per page. */
export async function countVitals(
  db: Database,
  since: string,
  pages: readonly string[],
): Promise<VitalBucket[]> {
  const { rows } = await sql<VitalBucket>`
    select page, substr(measure, 7) as metric, label::int as bucket, sum(count)::float8 as count
    from measured_days
    where day >= ${since}::date and measure like 'vital-%'
      and page in (select json_array_elements_text(${JSON.stringify(pages)}::json))
    group by 1, 2, 3`.execute(db)
  return rows
}

export interface ErrorGroup {
  readonly message: string
  readonly stack: string
  readonly page: string
  readonly count: number
  readonly lastSeen: Date
}

/** Lists errors by fingerprint, the latest first. */
export async function groupErrors(db: Database, since: string, limit: number): Promise<ErrorGroup[]> {
  const { rows } = await sql<ErrorGroup>`
    select max(message) as message, max(stack) as stack, max(page) as page,
      sum(count)::float8 as count, max(last_seen) as "lastSeen"
    from measured_errors where day >= ${since}::date
    group by fingerprint order by max(last_seen) desc, 1 limit ${limit}`.execute(db)
  return rows
}

export interface FormFunnel {
  readonly id: string
  readonly title: string
  readonly shown: number
  readonly begun: number
  readonly sent: number
}

/** Counts views, submit attempts and successful submissions per form. */
export async function countForms(db: Database, since: string): Promise<FormFunnel[]> {
  const { rows } = await sql<FormFunnel>`
    select forms.id, forms.title,
      coalesce(sum(days.count) filter (where days.label = 'shown'), 0)::float8 as shown,
      coalesce(sum(days.count) filter (where days.label = 'begun'), 0)::float8 as begun,
      (select count(*) from submissions where form_id = forms.id and not is_spam
        and received_at >= ${since}::date)::float8 as sent
    from forms left join measured_days as days
      on days.day >= ${since}::date and days.measure = 'form' and days.page = forms.id
    group by forms.id, forms.title order by shown desc, sent desc, forms.title`.execute(db)
  return rows.filter(({ shown, begun, sent }) => shown + begun + sent > 0)
}

/** Counts the placed orders. */
export async function countOrders(db: Database, since: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::float8 as count from orders where created_at >= ${since}::date`.execute(db)
  return rows[0]?.count ?? 0
}

/** Lists the newest script errors of the site's pages. */
export function listScriptErrors(db: Database, limit: number) {
  return db
    .selectFrom('measurements')
    .select(['name', 'data', 'at'])
    .where('kind', '=', 'error')
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
}

/** Lists the newest events. */
export function listEvents(db: Database, limit: number) {
  return db
    .selectFrom('measurements')
    .select(['kind', 'name', 'data', 'at'])
    .where('kind', 'not in', ['error', 'performance'])
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
}
