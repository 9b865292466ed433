import { bootSource, CONTEXT, DETAILS, put, up, writeContext } from '../../test/fixtures/boot-page'

const bundle: string = CONTEXT.rollups.accordion.js

describe('a bundle that loads before any block', () => {
  it('leaves the first block to the runtime, like the cookie banner, which is loaded ahead', async () => {
    writeContext({ rollups: CONTEXT.rollups })
    const ashlar = bootSource()
    await ashlar.ready
    await import(/* @vite-ignore */ bundle)
    const box = put(`<ashlar-accordion data-load="eager">${DETAILS}</ashlar-accordion>`)
    await up(box)
    box.remove()
    ashlar.destroy()
  })
})
