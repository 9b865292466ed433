import { BLOCK_FACTS } from 'virtual:ashlar/block-facts'
import { dom } from '../../../src/data/core/dom'
import { parseJson } from '../../../src/data/core/json'
import { STAGE } from '../../../src/media/lightbox/lightbox-store'
import { type OptionSchema, optionFaults } from './option-faults'
import type { FoundElement } from './watch-blocks'

/** Lists what is wrong with a block's data and place, as sentences. What stops the block is an `ashlar:error` instead. */
export async function faultsOf(block: FoundElement, base: string): Promise<string[]> {
  if (!Object.hasOwn(BLOCK_FACTS, block.name)) return []
  const empty = emptiness(block)
  return [...(empty ? [empty] : []), ...(await unknownOptions(block, base))]
}

/** Lists the misspelt keys of the page context, as sentences. */
export function contextFaults(base: string): Promise<string[]> {
  const context = dom.querySelector('script#site-context[type$=json]')
  return unknownOptions({ name: 'site-context', data: context?.textContent }, base)
}

async function unknownOptions({ name, data }: Data, base: string): Promise<string[]> {
  // Applications with a bundler have no schemas on their server.
  if (!data || !base) return []
  try {
    const value = parseJson(data)
    const schema = await readSchema(name, base)
    return schema ? optionFaults(value, schema) : []
  } catch {
    // Whoever reads it reports that it is not JSON.
    return []
  }
}

interface Data {
  /** The name of its schema. */
  readonly name: string
  readonly data?: string | null | undefined
}

const SHOWN = 'img,video,audio,iframe,svg,canvas,input,select,button,object'

/** Explains why a block shows nothing although it has no content of its own; `undefined` if it shows something. */
function emptiness({ element: block, name, data }: FoundElement): string | undefined {
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

const schemas = new Map<string, Promise<OptionSchema | undefined>>()

/** The schemas' folder from that of boot.js: both flavours share it. */
const FOLDER = import.meta.env?.MODE === 'lite' ? '../schemas/' : 'schemas/'

/** Loads the JSON Schema of a block, once; `undefined` if it is not on the server, or the page may not read it. */
function readSchema(name: string, base: string): Promise<OptionSchema | undefined> {
  const known = schemas.get(name)
  if (known) return known
  const reading = fetch(new URL(`${FOLDER}${encodeURIComponent(name)}.json`, base))
    .then(answer => (answer.ok ? (answer.json() as Promise<OptionSchema>) : undefined))
    .catch(() => {
      // The next block asks again.
      schemas.delete(name)
      return undefined
    })
  schemas.set(name, reading)
  return reading
}
