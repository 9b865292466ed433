import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SHARED = process.env.ASHLAR_SHARED ?? '../shared'

/** The addresses, and the folders and endings of their files. */
const PLACES = [
  [/^\/__corpora\/(json|strings)$/, 'corpora', '.json'],
  [/^\/__corpora\/fragments\/([a-z-]+)$/, 'corpus/fragments', '.html'],
]

/**
 * Serves `/__corpora/NAME` as an object, file name → text; `fragments/KIND` is saved markup of one kind of block.
 * Invalid UTF-8 becomes replacement characters, as in a browser. The object is empty where the corpora are not
 * installed.
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
