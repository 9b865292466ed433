import { expect, test } from './site.ts'

const PROVIDERS = /youtube|ytimg|youtu\.be|vimeo/

for (const key of ['Enter', 'Space']) {
  test(`${key} on its button plays a video, and nothing is requested from its provider before [VID-05]`, async ({
    page,
  }) => {
    const asked: string[] = []
    await page.route(PROVIDERS, (route, request) => {
      asked.push(request.url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
    })
    await page.goto('/blocks/video')
    const block = page.locator('#a-link-with-a-thumbnail ashlar-video')
    await block.scrollIntoViewIfNeeded()
    const button = block.getByRole('button', { name: 'Play' })
    await button.focus()
    expect(asked).toEqual([])
    await page.keyboard.press(key)
    await expect(block.locator('iframe')).toBeFocused()
    await expect
      .poll(() => asked)
      .toEqual([expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/.*autoplay=1/)])
  })
}
