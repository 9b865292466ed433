import type { Page } from 'playwright'

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
