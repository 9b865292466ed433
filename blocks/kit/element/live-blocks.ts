import { dom } from '../../../src/data/core/dom'
import { onSnapshot } from '../../../src/dom/core/on-snapshot'

/** A block with a mounted React root. */
interface LiveBlock {
  readonly host: HTMLElement
  enter(): void
  leave(): void
}

/** Every block with a mounted React root. */
export const liveBlocks = new Set<LiveBlock>()

function leaveAll(): LiveBlock[] {
  const left = [...liveBlocks]
  for (const block of left) block.leave()
  return left
}

dom.addEventListener('ashlar:destroy', leaveAll)

let left: LiveBlock[] = []

onSnapshot(
  () => {
    left = leaveAll()
  },
  // Those that are still on the page.
  () => {
    for (const block of left) block.enter()
  },
)
