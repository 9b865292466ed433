import { html } from 'hono/html'
import { readBlocks } from '../../../../runtime/build/blocks.ts'
import { introduction, showVariants } from '../markup-examples.ts'
import type { Page } from '../page.ts'

/** The blocks as their folders describe them. */
export const blocks = await readBlocks()

/** A page for each block whose `block.ts` has examples. */
export const blockPages: readonly Page[] = blocks.flatMap(({ name, title, description, examples = [] }) => {
  if (examples.length === 0) return []
  return {
    path: `/blocks/${name}`,
    title,
    description,
    frame: 'qa',
    body: () => html`${introduction(title, description)}${showVariants(examples)}`,
  }
})
