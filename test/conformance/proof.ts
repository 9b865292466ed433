/** What became of one test in one engine. */
export interface Outcome {
  readonly title: string
  readonly status: 'passed' | 'failed' | 'skipped'
}

export interface Proof {
  readonly areas: readonly {
    readonly area: string
    readonly total: number
    readonly unproven: readonly string[]
  }[]
  /** The ids that a failing test claims. */
  readonly failed: readonly string[]
  /** The claims of ids that no requirement has. */
  readonly unknown: readonly string[]
}

/**
 * Says which requirements the tests prove. An id counts as proven when a test that claims it passed, and
 * none that claims it failed, in any engine.
 */
export function prove(ids: readonly string[], outcomes: readonly Outcome[]): Proof {
  const claims = outcomes.flatMap(({ title, status }) => claimedIds(title).map(id => ({ id, title, status })))
  const withStatus = (status: Outcome['status']): Set<string> =>
    new Set(claims.filter(claim => claim.status === status).map(({ id }) => id))
  const passed = withStatus('passed')
  const failed = withStatus('failed')

  const areas = Map.groupBy(ids, id => id.replace(/-\d+$/, ''))
  return {
    areas: [...areas].map(([area, all]) => ({
      area,
      total: all.length,
      unproven: all.filter(id => !passed.has(id) || failed.has(id)),
    })),
    failed: ids.filter(id => failed.has(id)),
    unknown: [
      ...new Set(claims.filter(({ id }) => !ids.includes(id)).map(({ id, title }) => `${id}: ${title}`)),
    ],
  }
}

/** The ids that the end of a test's title claims: `closes the others [ACC-03] [ACC-04]` → ACC-03, ACC-04. */
export function claimedIds(title: string): string[] {
  const claims = /(?:\s*\[[A-Z][A-Z0-9]+-\d+\])+\s*$/.exec(title)?.[0] ?? ''
  return [...claims.matchAll(/[A-Z][A-Z0-9]+-\d+/g)].map(([id]) => id)
}
