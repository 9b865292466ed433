import { existsSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { THUMBNAIL } from '../../../runtime/build/docs-tables.ts'

/** The size of a thumbnail in px: twice what pages show. */
export const SIZE = { width: 320, height: 200 }

/** A window of the same shape, which shows a block at about the size of a phone. */
export const WINDOW = { width: 512, height: 320 }

const MARGIN = 16

/** Draws a thumbnail of each block from its page on the QA site. */
export async function drawThumbnails(browser: Browser, address: string): Promise<void> {
  for (const [name, path] of await pagesOfBlocks(browser, address)) {
    // Second names of blocks have no folder.
    if (!existsSync(`blocks/${name}`)) continue
    const page = await browser.newPage({
      viewport: WINDOW,
      deviceScaleFactor: 2,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    })
    await page.goto(address + path, { waitUntil: 'networkidle' })
    const png = await drawnBlock(page, name)
    if (png) writeFileSync(`blocks/${name}/${THUMBNAIL}`, await asWebp(page, png, SIZE.width))
    await page.close()
  }
}

/** The page of each block, as the QA site lists them. */
async function pagesOfBlocks(
  browser: Browser,
  address: string,
): Promise<readonly (readonly [string, string])[]> {
  const page = await browser.newPage()
  await page.goto(`${address}/blocks`)
  const found = await page
    .locator('.block:has(h2 a)')
    .evaluateAll(blocks =>
      blocks.map(block => [block.id, block.querySelector('h2 a')?.getAttribute('href') ?? ''] as const),
    )
  await page.close()
  return found
}

/**
 * Draws the first block of a page alone, in the middle. Blocks above the page are drawn with it; `undefined` for blocks
 * that show nothing until they are opened.
 */
async function drawnBlock(page: Page, name: string): Promise<Buffer | undefined> {
  const block = page.locator(`ashlar-${name}, [data-ashlar="${name}"]`).first()
  const box = (await block.count()) ? await block.boundingBox() : null
  if (!box || box.height < 8) {
    const surface = page.locator(`[data-ashlar-surface="${name}"]`).first()
    return (await surface.count()) ? page.screenshot() : undefined
  }
  // Whatever comes late, such as the tiles of a map, is requested once the block is near.
  await block.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const picture = await block.screenshot({ animations: 'disabled' })
  const background = await block.evaluate(element => {
    const isClear = (each: Element): boolean =>
      /^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(each).backgroundColor)
    let at = element.parentElement
    while (at?.parentElement && isClear(at)) at = at.parentElement
    return at && !isClear(at) ? getComputedStyle(at).backgroundColor : 'white'
  })
  await page.goto('about:blank')
  await page.evaluate(
    ([data, width, margin, color]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      image.style.cssText = `max-inline-size: 100%; inline-size: ${width}px`
      const { style } = document.body
      style.cssText = `display: grid; place-items: center; margin: 0; padding: ${margin}px; box-sizing: border-box; background: ${color}; min-block-size: 100vh`
      document.body.append(image)
      return image.decode()
    },
    [picture.toString('base64'), box.width, MARGIN, background] as const,
  )
  return page.screenshot()
}

const QUALITY = 0.8

/** Encodes a picture as WebP in the browser, on a blank page without a policy; `width` shrinks it. */
export async function asWebp(page: Page, png: Buffer, width?: number): Promise<Buffer> {
  await page.goto('about:blank')
  const text = await page.evaluate(
    async ([data, quality, width]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const scale = width === undefined ? 1 : width / image.naturalWidth
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(image.naturalWidth * scale)
      canvas.height = Math.round(image.naturalHeight * scale)
      const context = canvas.getContext('2d')
      if (context) context.imageSmoothingQuality = 'high'
      context?.drawImage(image, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? ''
    },
    [png.toString('base64'), QUALITY, width] as const,
  )
  return Buffer.from(text, 'base64')
}
