import { expect, it } from 'vitest'
import { failuresOf } from './failures'
import { readRequest, STEPS } from './steps'

const suiteOf = (suite: string): string[] => Object.keys(STEPS).filter(name => STEPS[name]?.suite === suite)

it.each([
  ['nothing', [], suiteOf('quick')],
  ['all', ['--all'], Object.keys(STEPS).filter(name => name !== 'conformance')],
  ['steps, in their own order', ['build', 'types'], ['types', 'build']],
])('runs what the command line asks for: %s', (_, args, names) => {
  expect(readRequest(args)).toMatchObject({ names })
})

it.each([[['rule']], [['--rets']]])('names the steps instead of running anything for %j', args => {
  expect(readRequest(args)).toEqual({ mistake: expect.stringContaining('types, lint, rules') })
})

it('judges everything after all else has run', () => {
  for (const suite of ['quick', 'rest']) {
    expect(STEPS[suiteOf(suite).at(-1) ?? '']).toMatchObject({ isJudge: true })
  }
})

const FAILED = { title: 'does it', where: 'vitest', status: 'failed' } as const

it.each([
  [
    'rules',
    { ...FAILED, file: 'src/a.test.ts', line: 7 },
    { place: 'src/a.test.ts:7', command: 'npx vitest run src/a.test.ts:7' },
  ],
  [
    'elements-engines',
    { ...FAILED, where: 'web-test-runner WebKitGTK', file: 'blocks/a b/a.browser.test.ts' },
    {
      place: 'blocks/a b/a.browser.test.ts',
      command: "BROWSERS=webkit npx web-test-runner --files 'blocks/a b/a.browser.test.ts'",
    },
  ],
  [
    'pages',
    { ...FAILED, file: 'test/pages/a.spec.ts', line: 3, kept: ['trace.zip'] },
    { command: 'npx playwright test test/pages/a.spec.ts:3', kept: ['trace.zip'] },
  ],
  ['api', { ...FAILED, title: 'a crash' }, { place: '', command: 'npm test -- api' }],
] as const)('says how to run a failed test of %s alone', (report, result, expected) => {
  expect(failuresOf(report, [result])).toMatchObject([expected])
  expect(failuresOf(report, [{ ...result, status: 'passed' }])).toEqual([])
})
