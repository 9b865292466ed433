import { globSync, readFileSync } from 'node:fs'

/** Matches the code in `new BlockError(code, …)` and `toBlockError(cause, code, …)`. */
const CODE = /BlockError\(\s*(?:\w+,\s*)?'([a-z]+(?:-[a-z]+)+)'/g

const SOURCES = '{src,blocks,runtime}/**/*.{ts,tsx}'
const TEST = /\.(test|spec|fixture)\.tsx?$/

/** Labels of the folders outside the blocks, the longest path first. */
const PLACES: readonly (readonly [path: string, place: string])[] = [
  ['blocks/kit/element', 'every block'],
  ['blocks/kit/form', 'form, newsletter'],
  ['blocks/kit/ui/booking', 'reservation, table-booking'],
  ['blocks/kit/ui/loaded-image', 'every image'],
  ['blocks/kit/ui/widget', 'widget'],
  ['blocks/kit', 'several blocks'],
  ['runtime/boot', 'loading'],
  ['runtime/core', 'loading'],
  ['runtime/features', 'features of the page'],
  ['runtime', 'the runtime'],
  ['src/calls', 'calls'],
  ['src/site', 'the page context'],
  ['src/forms', 'form, newsletter'],
  ['src/overlays', 'dialogs and pop-ups'],
  ['src/visitor', 'consent and sessions'],
  ['src/media/lightbox', 'links to the lightbox'],
  ['src/media', 'every image'],
  ['src', 'several blocks'],
]

/** Lists each error code with the blocks and features that report it, sorted. */
export function errorCodes(root = '.'): readonly (readonly [code: string, places: readonly string[]])[] {
  const found = new Map<string, Set<string>>()
  for (const path of globSync(SOURCES, { cwd: root }).map(slashes)) {
    if (TEST.test(path)) continue
    for (const [, code] of readFileSync(`${root}/${path}`, 'utf8').matchAll(CODE)) {
      const places = found.get(code as string) ?? new Set()
      found.set(code as string, places.add(placeOf(path)))
    }
  }
  return [...found].map(([code, places]) => [code, [...places].sort()] as const).sort()
}

function placeOf(path: string): string {
  const place = PLACES.find(([folder]) => path.startsWith(`${folder}/`))?.[1]
  return place ?? (path.split('/')[1] as string)
}

const slashes = (path: string): string => path.replaceAll('\\', '/')
