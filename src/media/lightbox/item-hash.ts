import type { LightboxItem } from './lightbox.request'

/** The hash that names a slide by its id, or else its index; `namedItem` reads it. */
export function hashOfItem(
  { meta }: { readonly meta: Pick<LightboxItem['meta'], 'id'> },
  index: number,
): string {
  return `#itemId=${encodeURIComponent(meta.id || `${index}`)}`
}
