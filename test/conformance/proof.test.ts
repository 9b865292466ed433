import { expect, it } from 'vitest'
import type { Foundation } from './foundation'
import { claimedIds, type Outcome, prove } from './proof'
import type { Requirement } from './register'

it.each([
  ['closes the others when one opens [ACC-03]', ['ACC-03']],
  ['maps a design [GAL-03] [GAL-04]', ['GAL-03', 'GAL-04']],
  ['translates [I18N-02]', ['I18N-02']],
  ['names [ACC-03] in the middle', []],
  ['ends with another bracket [draft]', []],
])('reads the ids at the end of "%s"', (title, ids) => {
  expect(claimedIds(title)).toEqual(ids)
})

const row = (id: string, where: Requirement['where'] = 'page'): Requirement => ({ id, where })

/** A result of a test in a file that is named after its foundation. */
const result = (id: string, status: Outcome['status'], file: Foundation = 'shipped'): Outcome => ({
  title: `does it [${id}]`,
  status,
  file,
})

const proofOf = (rows: readonly Requirement[], outcomes: readonly Outcome[]) =>
  prove(rows, outcomes, file => file as Foundation)

it('counts an id as proven only when no test that claims it fails', () => {
  const rows = ['ACC-01', 'ACC-02', 'ACC-03', 'MAP-01'].map(id => row(id))
  const { areas, failed, unknown } = proofOf(rows, [
    result('ACC-01', 'passed'),
    result('ACC-02', 'passed'),
    result('ACC-02', 'failed'),
    result('ACC-03', 'skipped'),
    result('ACC-77', 'passed'),
  ])
  expect(areas).toEqual([
    { area: 'ACC', total: 3, unproven: ['ACC-02', 'ACC-03'], waiting: [] },
    { area: 'MAP', total: 1, unproven: ['MAP-01'], waiting: [] },
  ])
  expect(failed).toEqual(['ACC-02'])
  expect(unknown).toEqual(['ACC-77: does it [ACC-77]'])
})

it('counts an id only for tests of code that ships', () => {
  const { areas, unshipped } = proofOf(
    [row('API-01', 'server'), row('API-02', 'server'), row('API-03', 'server')],
    [
      result('API-01', 'passed', 'nothing'),
      result('API-01', 'passed', 'shipped'),
      result('API-02', 'passed', 'nothing'),
      result('API-03', 'passed', 'editor-only'),
    ],
  )
  expect(areas).toEqual([{ area: 'API', total: 3, unproven: ['API-02', 'API-03'], waiting: [] }])
  expect(unshipped).toEqual(['API-02', 'API-03'])
})

it('ignores an error outside of every test file', () => {
  const { areas } = proofOf([row('ACC-01')], [{ title: 'crashed [ACC-01]', status: 'passed' }])
  expect(areas).toEqual([{ area: 'ACC', total: 1, unproven: ['ACC-01'], waiting: [] }])
})

it('lists rows for editors and decisions apart, and those that are wrongly marked', () => {
  const rows = [row('LIM-01', 'editor-only'), row('LIM-02', 'editor-only'), row('ROLL-09', 'decision')]
  const proof = proofOf(rows, [
    result('LIM-01', 'passed', 'editor-only'),
    result('ROLL-09', 'passed', 'shipped'),
  ])
  expect(proof.areas).toEqual([])
  expect(proof.apart).toEqual({ 'editor-only': ['LIM-01', 'LIM-02'], decision: ['ROLL-09'] })
  expect(proof.unprovenEditing).toEqual(['LIM-02'])
  expect(proof.misplaced).toEqual(['ROLL-09'])
})

it('waits for tests that were left out, but not where one of the id has failed', () => {
  const rows = ['ACC-01', 'ACC-02', 'ACC-03', 'ACC-04'].map(id => row(id))
  const outcomes = [result('ACC-01', 'passed'), result('ACC-02', 'failed')]
  const leftOut = (id: string): string[] =>
    ({ 'ACC-02': ['shipped'], 'ACC-03': ['shipped'], 'ACC-04': ['nothing'] })[id] ?? []
  const { areas } = prove(rows, outcomes, file => file as Foundation, leftOut)
  expect(areas).toEqual([{ area: 'ACC', total: 4, unproven: ['ACC-02', 'ACC-04'], waiting: ['ACC-03'] }])
})
