import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SHARED = process.env.ASHLAR_SHARED ?? '../shared'

/** What is served under each address, and where it lies. */
const PLACES = [
  [/^\/__corpora\/(json|strings)$/, 'corpora', '.json'],
  [/^\/__corpora\/fragments\/([a-z-]+)$/, 'corpus/fragments', '.html'],
]

/**
 * Serves `/__corpora/NAME` as one object, file name → text; `fragments/KIND` is the saved markup of a kind of block.
 * What is not UTF-8 is read with replacement characters, as a browser reads a page. Empty where the corpora are
 * not at hand.
 */
export function corpora(context, next) {
  for (const [address, place, ending] of PLACES) {
    const [, name] = address.exec(context.path) ?? []
    if (!name) continue
    context.body = textsIn(join(SHARED, place, name), ending)
    return
  }
  return next()
}

function textsIn(folder, ending) {
  const files = existsSync(folder) ? readdirSync(folder).filter(file => file.endsWith(ending)) : []
  return Object.fromEntries(files.sort().map(file => [file, readFileSync(join(folder, file), 'utf8')]))
}
