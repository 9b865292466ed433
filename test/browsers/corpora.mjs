import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(process.env.ASHLAR_SHARED ?? '../shared', 'corpora')

/**
 * Serves `/__corpora/NAME` as one object, file name → text. What is not UTF-8 is read with replacement
 * characters, as a browser reads a page. Empty where the corpora are not at hand.
 */
export function corpora(context, next) {
  const [, name] = /^\/__corpora\/(json|strings)$/.exec(context.path) ?? []
  if (!name) return next()
  const folder = join(FOLDER, name)
  const files = existsSync(folder) ? readdirSync(folder).filter(file => file.endsWith('.json')) : []
  context.body = Object.fromEntries(files.map(file => [file, readFileSync(join(folder, file), 'utf8')]))
}
