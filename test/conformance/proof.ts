import type { Foundation } from './foundation.ts'
import type { Requirement } from './register.ts'

/** The outcome of one test in one engine. */
export interface Outcome {
  readonly title: string
  readonly status: 'passed' | 'failed' | 'skipped'
  /** Path of the test's file from the root; `undefined` for an error outside of every test. */
  readonly file?: string | undefined
}

/** The requirements of an area, `ACC` for `ACC-01`. */
export interface AreaProof {
  readonly area: string
  readonly total: number
  /** Ids without a passing test, or with a failing one. */
  readonly unproven: readonly string[]
  /** Ids whose tests were left out of this run. */
  readonly waiting: readonly string[]
}

export interface Proof {
  /** Rows of pages and servers, which concern visitors, owners and clients. */
  readonly areas: readonly AreaProof[]
  /** Ids that only tests of code that does not ship claim. */
  readonly unshipped: readonly string[]
  /** Rows for editors only, or removed by a decision. */
  readonly apart: Readonly<Record<'editor-only' | 'decision', readonly string[]>>
  /** Rows for editors without a passing test. */
  readonly unprovenEditing: readonly string[]
  /** Rows marked as editor-only or decision although a test of code that ships claims them. */
  readonly misplaced: readonly string[]
  /** Ids that a failing test claims. */
  readonly failed: readonly string[]
  /** Claimed ids that no requirement has. */
  readonly unknown: readonly string[]
}

/**
 * Determines which requirements the tests prove. An id counts if a test of code that ships claims it and passed, and no
 * test that claims it failed, in any engine.
 *
 * @param foundationOf determines what a test file runs.
 * @param testsOf the files with tests of an id that were left out of a partial run; by default, none was.
 */
export function prove(
  requirements: readonly Requirement[],
  outcomes: readonly Outcome[],
  foundationOf: (file: string) => Foundation,
  testsOf: (id: string) => readonly string[] = () => [],
): Proof {
  const claims = outcomes.flatMap(({ title, status, file }) =>
    claimedIds(title).map(id => ({ id, title, status, rests: file ? foundationOf(file) : 'nothing' })),
  )
  const idsOf = (wanted: (claim: (typeof claims)[number]) => boolean): Set<string> =>
    new Set(claims.filter(wanted).map(({ id }) => id))
  const failed = idsOf(({ status }) => status === 'failed')
  const passed = idsOf(({ status, id }) => status === 'passed' && !failed.has(id))
  const shipped = idsOf(
    ({ id, status, rests }) => status === 'passed' && passed.has(id) && rests === 'shipped',
  )

  const idsAt = (...places: Requirement['where'][]): string[] =>
    requirements.filter(({ where }) => places.includes(where)).map(({ id }) => id)
  const here = idsAt('page', 'server')
  const known = new Set(requirements.map(({ id }) => id))
  const isWaiting = (id: string): boolean =>
    !shipped.has(id) && !failed.has(id) && testsOf(id).some(file => foundationOf(file) === 'shipped')
  const areas = Map.groupBy(here, id => id.replace(/-\d+$/, ''))
  return {
    areas: [...areas].map(([area, ids]) => {
      const others = Map.groupBy(
        ids.filter(id => !shipped.has(id)),
        id => (isWaiting(id) ? 'waiting' : 'unproven'),
      )
      return {
        area,
        total: ids.length,
        unproven: others.get('unproven') ?? [],
        waiting: others.get('waiting') ?? [],
      }
    }),
    unshipped: here.filter(id => passed.has(id) && !shipped.has(id) && !isWaiting(id)),
    apart: { 'editor-only': idsAt('editor-only'), decision: idsAt('decision') },
    unprovenEditing: idsAt('editor-only').filter(id => !passed.has(id)),
    misplaced: idsAt('editor-only', 'decision').filter(id => shipped.has(id)),
    failed: requirements.map(({ id }) => id).filter(id => failed.has(id)),
    unknown: [
      ...new Set(claims.filter(({ id }) => !known.has(id)).map(({ id, title }) => `${id}: ${title}`)),
    ],
  }
}

/** Parses the ids at the end of a test's title: `closes the others [ACC-03] [ACC-04]` → ACC-03, ACC-04. */
export function claimedIds(title: string): string[] {
  const claims = /(?:\s*\[[A-Z][A-Z0-9]+-\d+\])+\s*$/.exec(title)?.[0] ?? ''
  return [...claims.matchAll(/[A-Z][A-Z0-9]+-\d+/g)].map(([id]) => id)
}
