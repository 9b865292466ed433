import type { CDPSession, Page } from 'playwright/test'

/** A point in the window, in px. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** The interval of touch moves, in ms: one frame. */
const STEP_MS = 16

/** Swipes from one point to another in `ms`. Chromium only, as everything in this file. */
export async function swipe(page: Page, from: Place, to: Place, ms = 200): Promise<void> {
  await fingers(page, progress => [between(from, to, progress)], ms)
}

/** Pinches around a point: the gap between two fingers changes, in px. */
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

/** Taps a point. */
export async function tap(page: Page, at: Place): Promise<void> {
  await fingers(page, () => [at], 0)
}

/** Taps a point twice. */
export async function doubleTap(page: Page, at: Place): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (let count = 0; count < 2; count++) {
    await touch(session, 'touchStart', [at])
    await touch(session, 'touchEnd', [])
  }
  await session.detach()
}

/** Puts fingers down, moves them to `at(progress)`, from 0 to 1, and lifts them. */
async function fingers(page: Page, at: (progress: number) => Place[], ms: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const start = performance.now()
  // A busy machine sends late, and a swipe would be slower than it is meant.
  const clock = Date.now()
  const timeAt = (time: number): number => (clock + time) / 1000
  await touch(session, 'touchStart', at(0), timeAt(0))
  for (let time = STEP_MS; ms && time <= ms; time += STEP_MS) {
    const rest = start + time - performance.now()
    if (rest > 0) await new Promise(done => setTimeout(done, rest))
    await touch(session, 'touchMove', at(Math.min(time / ms, 1)), timeAt(time))
  }
  if (ms) await touch(session, 'touchMove', at(1), timeAt(ms))
  await touch(session, 'touchEnd', [], timeAt(ms))
  await session.detach()
}

async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  places: readonly Place[],
  timestamp?: number,
): Promise<void> {
  const touchPoints = places.map((place, id) => ({ ...place, id }))
  await session.send('Input.dispatchTouchEvent', { type, touchPoints, ...(timestamp && { timestamp }) })
}

const between = (from: Place, to: Place, progress: number): Place => ({
  x: from.x + (to.x - from.x) * progress,
  y: from.y + (to.y - from.y) * progress,
})
