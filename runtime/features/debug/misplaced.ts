import { BLOCK_FACTS } from 'virtual:ashlar/block-facts'
import { STAGE } from '../../../src/media/core/lightbox-store'
import type { FoundElement } from './find-elements'

const SHOWN = 'img,video,audio,iframe,svg,canvas,input,select,button,object'

/** Explains why a block shows nothing although it has no content of its own; `undefined` if it shows something. */
export function emptiness({ element: block, name, data }: FoundElement): string | undefined {
  const { withoutScripts = '' } = BLOCK_FACTS[name] ?? {}
  // The runtime adds this one, and fills it when a visitor opens a picture.
  if (block.hasAttribute(STAGE)) return
  // The content of these is in the page context.
  if (withoutScripts === '' || withoutScripts.startsWith('nothing')) return
  if (data || block.textContent.trim() || block.querySelector(SHOWN)) return
  const cut = block.closest('p')?.nextElementSibling?.localName
  return cut
    ? `is empty, because the <p> around it ended at <${cut}>: move the block out of the <p>`
    : `is empty: put ${withoutScripts} inside, or its data into data-block-json`
}
