import { checkBlocks } from './check-blocks'
import { checkData } from './check-data'
import { checkMarkup } from './check-markup'
import { checkMovement } from './check-movement'
import { checkedPage, type Finding } from './finding'
import type { ReadSchema } from './read-schema'

/** Lists the mistakes of a page in the order of its source. */
export async function checkPage(file: string, bytes: Buffer, readSchema: ReadSchema): Promise<Finding[]> {
  const checked = checkedPage(file, bytes)
  const found = [
    ...checkBlocks(checked),
    ...(await checkData(checked, readSchema)),
    ...checkMarkup(checked),
    ...(await checkMovement(checked)),
  ]
  return found.sort((one, other) => one.line - other.line || one.column - other.column)
}
