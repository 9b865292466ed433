/** An image to save. */
interface Pinned {
  readonly page: string
  readonly source: string
  readonly alt: string
}

/** The URL that saves an image, without any script of the service. */
export function pinHref({ page, source, alt }: Pinned): string {
  const query = new URLSearchParams({ url: page, media: source, ...(alt && { description: alt }) })
  return `https://www.pinterest.com/pin/create/button/?${query}`
}

/** Whether the service can fetch the image. */
export const canBePinned = (source: string): boolean => /^https?:/.test(source)
