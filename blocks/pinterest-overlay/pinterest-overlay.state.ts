/** A picture that can be saved. */
export interface Pinned {
  readonly page: string
  readonly source: string
  readonly alt: string
}

/** Where a picture is saved: a page of the service, without any script of its own. */
export function pinHref({ page, source, alt }: Pinned): string {
  const query = new URLSearchParams({ url: page, media: source, ...(alt && { description: alt }) })
  return `https://www.pinterest.com/pin/create/button/?${query}`
}

/** Another site can only save a picture that it can fetch. */
export const canBePinned = (source: string): boolean => /^https?:/.test(source)
