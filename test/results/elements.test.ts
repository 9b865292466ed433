import { expect, it } from 'vitest'
import { failedFiles, replaceResults } from './elements'

const result = (file: string, engine: string, status: 'passed' | 'failed') => ({
  title: 'a test',
  where: `web-test-runner ${engine}`,
  file,
  status,
})

const results = [
  result('a', 'Chromium', 'passed'),
  result('a', 'WebKitGTK', 'failed'),
  result('b', 'WebKitGTK', 'failed'),
  result('b', 'WebKitGTK', 'failed'),
  result('b', 'Firefox', 'failed'),
]

it('names the files that failed, by engine', () => {
  expect(failedFiles(results)).toEqual(
    new Map([
      ['webkit', ['a', 'b']],
      ['firefox', ['b']],
    ]),
  )
})

it('takes the later results of a file in one engine, and leaves all others', () => {
  const later = [result('b', 'WebKitGTK', 'passed'), result('b', 'WebKitGTK', 'failed')]
  expect(replaceResults(results, later)).toEqual([results[0], results[1], results[4], ...later])
})
