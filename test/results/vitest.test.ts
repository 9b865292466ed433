import { expect, it } from 'vitest'
import { readVitest } from './vitest'

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map(outcome => ({ title: `is ${outcome}`, status: outcome })),
})

it.each([
  ['each test', file('passed', 'passed', 'pending', 'todo'), ['passed', 'skipped', 'skipped']],
  ['a failing test alone', file('failed', 'passed', 'failed'), ['passed', 'failed']],
  ['a file that did not load', file('failed'), ['failed']],
  ['a file whose last hook failed', file('failed', 'passed'), ['failed', 'passed']],
])('counts %s', (_, result, statuses) => {
  expect(readVitest({ testResults: [result] }).map(({ status }) => status)).toEqual(statuses)
})
