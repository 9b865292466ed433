import { expect, test } from './engine-test.ts'
import type { Visitor } from './visitor.ts'

const PATH = '/blocks/lightbox'
const COUNTER = '.dialog .counter'

async function openGallery(visitor: Visitor): Promise<void> {
  await visitor.open(PATH)
  await expect
    .poll(() => visitor.ask(() => !!document.querySelector('ashlar-lightbox[data-stage]')))
    .toBe(true)
  await visitor.click('#from-a-gallery .gallery__frame')
  await visitor.sees(COUNTER, '1 / 5')
}

test('the lightbox opens from a gallery, and returns the focus to its picture [LBX-01] [LBX-06]', async ({
  visitor,
}) => {
  await openGallery(visitor)
  await visitor.isAt('button', 'Close')
  await visitor.click('button', 'Next Slide')
  await visitor.sees(COUNTER, '2 / 5')
  await visitor.press('Escape')
  await visitor.seesNo('.dialog')
  await expect
    .poll(() => visitor.ask(() => document.activeElement?.closest('section')?.id))
    .toBe('from-a-gallery')
})

test('Tab stays within the lightbox [LBX-05]', async ({ visitor }) => {
  await openGallery(visitor)
  for (const name of ['Previous Slide', 'Next Slide', 'Zoom', 'Close']) {
    await visitor.press('Tab')
    await visitor.isAt('button', name)
  }
})

test('Back closes the lightbox, and the page stays', async ({ visitor }) => {
  await openGallery(visitor)
  // Its history entry is added shortly after its picture.
  await expect.poll(() => visitor.ask(() => history.state !== null)).toBe(true)
  await visitor.back()
  await visitor.seesNo('.dialog')
  expect(await visitor.ask(() => location.pathname)).toBe(PATH)
})

test('the URL names the slide to open, and is cleared on close [LBX-02] [LBX-04]', async ({ visitor }) => {
  await visitor.open(`${PATH}#itemId=branch`)
  await visitor.sees(COUNTER, '2 / 5')
  await visitor.click('button', 'Close')
  await visitor.seesNo('.dialog')
  await expect.poll(() => visitor.ask(() => location.hash)).toBe('')
})
