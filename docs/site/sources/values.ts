import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import project from '../../../package.json' with { type: 'json' }
import type { DocumentedBlock } from '../blocks/facts.ts'
import { kilobytes } from '../blocks/page.ts'
import type { Values } from './placeholders.ts'

const DIST = `${import.meta.dirname}/../../../dist`

/** The release, and sizes in Brotli: of the style sheet, and of all that a page with one accordion loads. */
export function buildValues(blocks: readonly DocumentedBlock[]): Values {
  const accordion = blocks.find(({ name }) => name === 'accordion')
  if (!accordion) throw new Error('there is no accordion')
  const sheet = brotliCompressSync(readFileSync(`${DIST}/ashlar.css`)).length
  return new Map([
    ['version', project.version],
    ['size ashlar.css', kilobytes(sheet)],
    ['size react', kilobytes(accordion.sizes.react.total)],
    ['size lite', kilobytes(accordion.sizes.lite.total)],
  ])
}
