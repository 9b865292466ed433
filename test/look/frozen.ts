import { test as base, markReadyBlocks } from '../pages/site.ts'

/** The time on every picture: a day of the calendar's examples. */
const NOW = Date.UTC(2026, 11, 5, 12)

/** A test whose pages stand still in time, so that no picture depends on the day that it was taken. */
export const test = base.extend({
  page: async ({ page, server }, use) => {
    // Or a busy machine's pictures would show requests that wait for the database.
    await server.open()
    await page.clock.setFixedTime(NOW)
    await markReadyBlocks(page)
    // The server writes moments relative to its own clock.
    await page.route(/\/blocks\/calendar(?:$|\?)/, async route => {
      const response = await route.fetch()
      const served = Date.now()
      const body = (await response.text()).replaceAll(
        /(data-date=")(\d+)(">)[\d-]+/g,
        (_all, before, ms, after) => {
          const moment = NOW + Math.round((Number(ms) - served) / 10_000) * 10_000
          return `${before}${moment}${after}${new Date(moment).toISOString().slice(0, 10)}`
        },
      )
      await route.fulfill({ response, body })
    })
    await use(page)
  },
})
