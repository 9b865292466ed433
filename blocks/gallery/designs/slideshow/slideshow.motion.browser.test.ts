import { expect } from 'chai'
import { until } from '../../../../test/mount'
import { show } from './slideshow.fixture'

describe('a slideshow that starts in motion', () => {
  it('ignores steps for the duration of one change [GAL-04]', async () => {
    const busy = await show({ inMotion: true, speed: 30 })
    const free = await show({ designOptions: { inMotion: false } })
    busy.button('next').click()
    free.button('next').click()
    await until(() => free.shown() === 1)
    expect([busy.shown(), busy.events.length]).to.deep.equal([0, 0])

    const brief = await show({ designOptions: { inMotion: true }, speed: 0.2 })
    brief.button('next').click()
    expect(brief.shown()).to.equal(0)
    await until(() => {
      brief.button('next').click()
      return brief.shown() === 1
    })
  })
})
