/** A block that React renders now. */
interface LiveBlock {
  readonly host: HTMLElement
  enter(): void
  leave(): void
}

/** Every block that React renders now. */
export const liveBlocks = new Set<LiveBlock>()

/** Moments at which a library takes a copy of the page, to show it again later: it must be the server's HTML. */
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
    // Whatever the library leaves in place goes on. htmx copies at once, Turbo a tick later: hence two.
    setTimeout(() =>
      setTimeout(() => {
        for (const block of left) block.enter()
      }),
    )
  })
}
