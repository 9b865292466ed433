import { expect } from 'chai'
import { BlockError, type BlockErrorCode, report } from '../../../../src/data/core/report'
import { until } from '../../../../test/mount'
import { reportMissingKinds } from './report-missing'

describe('missing kinds of blocks', () => {
  const { warn } = console
  let warnings: unknown[] = []
  let lines: string[] = []
  let stop = (): void => {}
  const miss = (name: string, code: BlockErrorCode = 'rollup-missing'): void =>
    report(new BlockError(code, `no block named ${name}`))

  beforeEach(() => {
    warnings = []
    lines = []
    console.warn = console.error = (text: unknown) => void warnings.push(text)
    stop = reportMissingKinds(['video', 'map', 'form'], line => void lines.push(line), 0)
  })
  afterEach(() => {
    stop()
    console.warn = warn
  })

  it('are logged in one line, without other warnings', async () => {
    for (const name of ['video', 'map', 'video', 'video']) miss(name)
    await until(() => lines.length)
    miss('map')
    miss('form')
    await until(() => lines.length === 2)
    expect(lines.map(line => line.split(': ')[1])).to.deep.equal(['video, map', 'form'])
    expect(warnings).to.deep.equal([])
  })

  it('do not hide other failures', () => {
    miss('unknown')
    miss('video', 'rollup-failed')
    expect(warnings.length).to.equal(2)
  })

  it('stops', () => {
    stop()
    miss('video')
    expect(warnings.length).to.equal(1)
  })
})
