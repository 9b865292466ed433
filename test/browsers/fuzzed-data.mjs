import { loadSchemas } from '../../runtime/types/block-schemas.ts'
import { fuzzed } from '../fixtures/fuzzed.ts'

let loading

/**
 * Serves `/__fuzzed/NAME?count=24`: generated data of a block, as a list of texts. Made here, because the definitions
 * of the schemas that it follows are zod's own.
 */
export async function fuzzedData(context, next) {
  const [, name] = /^\/__fuzzed\/([a-z-]+)$/.exec(context.path) ?? []
  if (!name) return next()
  loading ??= loadSchemas('.')
  const { schemas } = await loading
  context.body = fuzzed(schemas[name], Number(context.query.count)).map(data => JSON.stringify(data))
}
