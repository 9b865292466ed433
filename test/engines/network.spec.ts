import type { RunningServer } from '../../demo/server/serving/start-server.ts'
import { startEmptyServer } from '../databases/prepared.ts'
import { type CutNetwork, startCutNetwork } from './cut-network.ts'
import { expect, test } from './engine-test.ts'
import { Visitor } from './visitor.ts'

const OWNER = { email: 'owner@example.com', password: 'only for the tests' }
const FORM = '#a-form-of-the-server-s-own'
const FAILED = 'Unknown error, please try again later.'
const THANKS = 'Thank you. We answer on Thursdays.'

let running: RunningServer
let network: CutNetwork

test.beforeAll(async () => {
  running = await startEmptyServer({ services: { owner: OWNER } })
  await running.open()
  network = await startCutNetwork(running.port, 'POST /api/form/SaveFormSubmission')
})

test.afterAll(async () => {
  network.close()
  await running.stop()
})

/** The number of times that the owner finds a submission. */
async function countStored(mark: string): Promise<number> {
  const body = new URLSearchParams(OWNER)
  const login = await fetch(`${running.address}/config/login`, { method: 'POST', body, redirect: 'manual' })
  const cookie = login.headers.getSetCookie().map(text => text.split(';')[0])
  const path = `/config/submissions.json?search=${mark}`
  const answer = await fetch(running.address + path, { headers: { cookie: cookie.join('; ') } })
  return ((await answer.json()) as unknown[]).length
}

for (const [flavour, query] of [
  ['React', ''],
  ['Preact', '?flavour=lite'],
] as const) {
  for (const cut of ['request', 'answer'] as const) {
    test(`a form whose ${cut} is cut off keeps its input, and is stored once when it is sent again (${flavour})`, async ({
      engine,
      engineName,
      size,
    }) => {
      if (!engine) return test.skip(true, `${engineName} is not installed here`)
      const visit = await engine.visit(size)
      const visitor = new Visitor(visit, network.address)
      const mark = crypto.randomUUID()
      const name = (): string | undefined =>
        document.querySelector<HTMLInputElement>('#a-form-of-the-server-s-own input[name=name]')?.value
      await visitor.open(`/blocks/form${query}`)
      await visitor.sees(`${FORM} .form__counter`, '0 / 120')
      const started = Date.now()
      await visitor.fill(`${FORM} input`, 'Name', mark)
      await visitor.press('Tab')
      await visitor.type('ada@example.com')
      await visitor.press('Tab', 'ArrowDown')
      // Forms sent within a second are treated as spam.
      await expect.poll(() => Date.now() - started).toBeGreaterThan(1000)

      const before = network.cuts
      network.cut = cut
      await visitor.click(`${FORM} button`, 'Save me a wheel')
      await visitor.sees(FORM, FAILED)
      network.cut = undefined
      expect(network.cuts).toBeGreaterThan(before)
      expect(await countStored(mark)).toBe(cut === 'answer' ? 1 : 0)
      expect(await visitor.ask(name)).toBe(mark)

      await visitor.click(`${FORM} button`, 'Save me a wheel')
      await visitor.sees(`${FORM} .form__sent`, THANKS)
      expect(await countStored(mark)).toBe(1)
      await visit.close()
    })
  }
}
