/** A block with a mounted React root. */
interface LiveBlock {
  readonly host: HTMLElement
  enter(): void
  leave(): void
}

/** Every block with a mounted React root. */
export const liveBlocks = new Set<LiveBlock>()

/** Events before which a library takes a snapshot of the page, which must contain the server's HTML. */
const SNAPSHOTS = ['turbo:before-cache', 'htmx:beforeHistorySave'] as const

function leaveAll(): LiveBlock[] {
  const left = [...liveBlocks]
  for (const block of left) block.leave()
  return left
}

document.addEventListener('ashlar:destroy', leaveAll)

for (const type of SNAPSHOTS) {
  document.addEventListener(type, () => {
    const left = leaveAll()
    // Blocks that the library leaves in place are rendered again. htmx copies at once, Turbo a tick later:
    // hence two.
    setTimeout(() =>
      setTimeout(() => {
        for (const block of left) block.enter()
      }),
    )
  })
}
