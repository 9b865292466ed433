import { expect, it } from 'vitest'
import { claimedIds, prove } from './proof'

it.each([
  ['closes the others when one opens [ACC-03]', ['ACC-03']],
  ['maps a design [GAL-03] [GAL-04]', ['GAL-03', 'GAL-04']],
  ['translates [I18N-02]', ['I18N-02']],
  ['names [ACC-03] in the middle', []],
  ['ends with another bracket [draft]', []],
])('reads the ids at the end of "%s"', (title, ids) => {
  expect(claimedIds(title)).toEqual(ids)
})

it('counts an id as proven only when no test that claims it fails', () => {
  const result = (id: string, status: 'passed' | 'failed' | 'skipped') => ({
    title: `does it [${id}]`,
    where: 'vitest',
    status,
  })
  const ids = ['ACC-01', 'ACC-02', 'ACC-03', 'MAP-01']
  const proof = prove(ids, [
    result('ACC-01', 'passed'),
    result('ACC-02', 'passed'),
    result('ACC-02', 'failed'),
    result('ACC-03', 'skipped'),
    result('ACC-77', 'passed'),
  ])
  expect(proof).toEqual({
    areas: [
      { area: 'ACC', total: 3, unproven: ['ACC-02', 'ACC-03'] },
      { area: 'MAP', total: 1, unproven: ['MAP-01'] },
    ],
    failed: ['ACC-02'],
    unknown: ['ACC-77: does it [ACC-77]'],
  })
})
