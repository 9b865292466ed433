import type { Page, Request, Route } from 'playwright/test'

/** How a call fails: it is never sent, the server does not answer, or its answer is lost. */
type Fault = 'cut' | 'answered-500' | 'lost'

const FAULTS: readonly Fault[] = ['cut', 'answered-500', 'lost']

/** The paths of calls that a visitor waits for; pictures and the like do not fail. */
const isOnTheWay = ({ pathname }: URL): boolean =>
  /^\/(commerce|checkout|api\/commerce\/shopping-cart)/.test(pathname)

/** Calls that a visitor waits for: the cart's, and forms and pages on the way to an order. */
const isStep = (request: Request): boolean =>
  request.isNavigationRequest() || new URL(request.url()).pathname.startsWith('/api/')

/** The name of a step, without ids. */
function nameOf(request: Request): string {
  const { pathname } = new URL(request.url())
  const path = pathname.replace(/entries\/.+/, 'entries/…')
  const wish = /(?:^|&)do=(\w+)/.exec(request.postData() ?? '')?.[1] ?? ''
  return `${request.method()} ${path} ${wish}`.trim()
}

/**
 * Lets each step of a tab fail once, in alternating ways that begin with `first`.
 *
 * @returns the steps that have failed so far
 */
export async function failEachOnce(page: Page, first: number): Promise<readonly string[]> {
  const failed: string[] = []
  await page.route(isOnTheWay, async route => {
    const request = route.request()
    const name = nameOf(request)
    if (!isStep(request) || failed.includes(name)) return route.continue()
    failed.push(name)
    await fail(route, FAULTS[(first + failed.length) % FAULTS.length] ?? 'cut')
  })
  return failed
}

async function fail(route: Route, fault: Fault): Promise<void> {
  if (fault === 'answered-500') {
    return route.fulfill({ status: 500, contentType: 'text/html', body: 'Internal Server Error' })
  }
  if (fault === 'lost') {
    const request = route.request()
    // Not sent by the browser, which would store the cookies of the answer.
    await fetch(request.url(), {
      method: request.method(),
      headers: await request.allHeaders(),
      body: request.postData(),
      redirect: 'manual',
    })
  }
  return route.abort()
}
