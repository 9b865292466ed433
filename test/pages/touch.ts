import type { CDPSession, Page } from 'playwright/test'

/** A place in the window, in px. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** How often a finger is heard while it moves, in ms: as often as a screen shows a frame. */
const STEP_MS = 16

/** A finger that goes from one place to another in `ms`, and lifts. Chromium only, as all in this file. */
export async function swipe(page: Page, from: Place, to: Place, ms = 200): Promise<void> {
  await fingers(page, progress => [between(from, to, progress)], ms)
}

/** Two fingers side by side about a place, that part or meet: their gap goes from one to another, in px. */
export async function pinch(
  page: Page,
  { x, y }: Place,
  fromGap: number,
  toGap: number,
  ms = 200,
): Promise<void> {
  const at = (progress: number): Place[] => {
    const half = (fromGap + (toGap - fromGap) * progress) / 2
    return [
      { x: x - half, y },
      { x: x + half, y },
    ]
  }
  await fingers(page, at, ms)
}

/** A finger that taps a place. */
export async function tap(page: Page, at: Place): Promise<void> {
  await fingers(page, () => [at], 0)
}

/** A finger that taps a place twice. */
export async function doubleTap(page: Page, at: Place): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (let count = 0; count < 2; count++) {
    await touch(session, 'touchStart', [at])
    await touch(session, 'touchEnd', [])
  }
  await session.detach()
}

/** Puts fingers down, moves them as `at` says of the progress from 0 to 1, and lifts them. */
async function fingers(page: Page, at: (progress: number) => Place[], ms: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const start = performance.now()
  await touch(session, 'touchStart', at(0))
  for (let time = STEP_MS; ms && time <= ms; time += STEP_MS) {
    // The browser takes the time of a touch from its arrival.
    const rest = start + time - performance.now()
    if (rest > 0) await new Promise(done => setTimeout(done, rest))
    await touch(session, 'touchMove', at(Math.min(time / ms, 1)))
  }
  if (ms) await touch(session, 'touchMove', at(1))
  await touch(session, 'touchEnd', [])
  await session.detach()
}

async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  places: readonly Place[],
): Promise<void> {
  const touchPoints = places.map((place, id) => ({ ...place, id }))
  await session.send('Input.dispatchTouchEvent', { type, touchPoints })
}

const between = (from: Place, to: Place, progress: number): Place => ({
  x: from.x + (to.x - from.x) * progress,
  y: from.y + (to.y - from.y) * progress,
})
