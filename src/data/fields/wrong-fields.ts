import type { z } from 'zod/mini'

/** Names each field that a schema refuses: `slides.0.src: Invalid input`. zod's own way takes 160 bytes more. */
export function wrongFields({ issues }: z.core.$ZodError): string {
  return issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; ')
}
