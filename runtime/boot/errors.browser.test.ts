import { expect } from 'chai'
import { bootSource } from '../../test/fixtures/boot-page'
import { type RecordedErrors, recordErrors } from '../../test/fixtures/record-errors'
import { settle, until } from '../../test/mount'
import { fetchWithRetries } from '../core/loading/fetch-with-retries'
import { createLoader } from '../core/loading/load-rollup'
import { readRollups } from '../core/loading/read-rollups'

/** The server counts by address, and several browsers ask it. */
const RUN = Math.random().toString(36).slice(2)

const rollups: Record<string, { js: string; css?: string }> = {}

/** Creates a bundle name whose script or style sheet fails on the server as test/browsers/faults.mjs defines. */
function bundle(fault: string, cssFault?: string): string {
  const name = `${fault}-${RUN}-${Object.keys(rollups).length}`
  rollups[name] = {
    js: `/__faults/${fault}/${name}.js`,
    ...(cssFault && { css: `/__faults/${cssFault}/${name}.css` }),
  }
  return name
}

/** With the code it is reported as, and a neighbour of another bundle. */
const LASTING = [
  ['a 404', 'rollup-not-found', bundle('gone'), bundle('none')],
  ['a page in place of the script', 'rollup-failed', bundle('not-a-script'), bundle('none')],
  ['a script that throws', 'rollup-failed', bundle('throwing'), bundle('none')],
  ['a 404 of its style sheet', 'rollup-failed', bundle('none', 'gone'), bundle('none')],
] as const

const PASSING = [
  ['a server that is busy twice', bundle('busy')],
  ['a script that is cut off half way', bundle('cut-off')],
  ['a style sheet that was not there at first', bundle('none', 'gone-once')],
] as const

const GONE_ONCE = bundle('gone-once')

const SILENT = bundle('silent')
const SILENT_ONCE = bundle('silent-once')
const NEIGHBOUR = bundle('none')

function put(name: string): Element {
  const block = document.createElement(`ashlar-${name}`)
  block.setAttribute('data-load', 'eager')
  block.innerHTML = '<p class="a">Kept &amp; <b>whole</b></p><!-- all of it -->'
  document.body.append(block)
  return block
}

const isUp = (block: Element): boolean => block.hasAttribute('data-up')
const codes = ({ errors }: RecordedErrors): string[] => errors.map(({ code }) => code)

describe('a bundle', () => {
  before(async () => {
    const script = document.createElement('script')
    Object.assign(script, { id: 'site-context', type: 'application/json' })
    script.textContent = JSON.stringify({ rollups })
    document.head.append(script)
    await bootSource().ready
  })

  for (const [fault, code, name, neighbour] of LASTING) {
    it(`with ${fault} is reported once, and neither its HTML nor other blocks are lost [ROLL-31]`, async () => {
      let blocks: Element[] = []
      let markup: string[] = []
      const heard = await recordErrors(async ({ errors }) => {
        blocks = [put(name), put(name)]
        markup = blocks.map(({ outerHTML }) => outerHTML)
        const beside = put(neighbour)
        await until(() => errors.length && isUp(beside))
        await settle()
      })
      expect(codes(heard)).to.deep.equal([code])
      expect(heard.lines.map(line => line.split(':')[0])).to.deep.equal([`[ashlar] ${code}`])
      expect(heard.uncaught).to.deep.equal([])
      expect(blocks.map(({ outerHTML }) => outerHTML)).to.deep.equal(markup)
    })
  }

  for (const [fault, name] of PASSING) {
    it(`loads in spite of ${fault}, without a report`, async () => {
      const heard = await recordErrors(async () => {
        const block = put(name)
        await until(() => isUp(block))
      })
      expect(heard).to.deep.equal({ errors: [], lines: [], uncaught: [] })
    })
  }

  for (const [fault, code, name] of LASTING) {
    it(`with ${fault} is requested again for a later block`, async function () {
      // WebKit takes a module that has thrown for whole when it is imported again.
      if (name.startsWith('throwing') && !/Chrome|Firefox/.test(navigator.userAgent)) return this.skip()
      const heard = await recordErrors(async ({ errors }) => {
        put(name)
        await until(() => errors.length)
      })
      expect(codes(heard)).to.deep.equal([code])
    })
  }

  it('that was missing loads for a later block', async () => {
    const heard = await recordErrors(async ({ errors }) => {
      put(GONE_ONCE)
      await until(() => errors.length)
      const later = put(GONE_ONCE)
      await until(() => isUp(later))
    })
    expect(codes(heard)).to.deep.equal(['rollup-not-found'])
  })

  it('that never responds delays only its own block [ROLL-31]', async () => {
    const heard = await recordErrors(async () => {
      put(SILENT)
      const beside = put(NEIGHBOUR)
      await until(() => isUp(beside))
    })
    expect(heard).to.deep.equal({ errors: [], lines: [], uncaught: [] })
  })

  it('that times out is reported once, and requested again later', async () => {
    const limits = [300, 10_000]
    const load = createLoader(
      readRollups(
        () => rollups,
        () => ({ js: [] }),
      ),
      async () => {},
      url => import(/* @vite-ignore */ url),
      fetchWithRetries,
      () => AbortSignal.timeout(limits.shift() ?? 0),
    )
    const heard = await recordErrors(async () => {
      const failure = await load(SILENT_ONCE).catch((error: unknown) => error)
      expect(failure).to.include({ code: 'rollup-failed', message: `Loading chunk failed: ${SILENT_ONCE}` })
      await settle()
    })
    expect(codes(heard)).to.deep.equal(['rollup-failed'])
    expect(heard.lines).to.have.length(1)
    expect(heard.uncaught).to.deep.equal([])

    const block = put(SILENT_ONCE)
    await load(SILENT_ONCE)
    await until(() => isUp(block))
  })
})
