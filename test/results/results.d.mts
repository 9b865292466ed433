import type { Outcome } from '../conformance/proof.ts'

export type ReportName = 'rules' | 'api' | 'api-postgres' | 'elements' | 'elements-lite' | 'pages'

/** What became of one test in one place. */
export interface Result extends Outcome {
  /** The runner, with the engine where there is one. */
  readonly where: string
}

export const REPORTS: Readonly<Record<ReportName, { readonly file: string }>>

export function lastResults(name: ReportName): { results: Result[]; at: Date } | undefined
