/** The worker that delays the requests of the frame, and the pages that it answers for. */
const WORKER = 'frame/slow-network.js'
const SCOPE = 'frame/'

/** Makes the pages in the frame load as on Slow 4G, or at full speed; without service workers nothing changes. */
export async function setNetwork(network: 'fast' | 'slow'): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  const known = await serviceWorker.getRegistration(SCOPE)
  if (network === 'fast') {
    await known?.unregister()
    return
  }
  const registration = known ?? (await serviceWorker.register(WORKER, { scope: SCOPE }))
  const worker = registration.installing ?? registration.waiting ?? registration.active
  await new Promise<void>(done => {
    if (!worker || worker.state === 'activated' || worker.state === 'redundant') done()
    else worker.addEventListener('statechange', () => worker.state === 'activated' && done())
  })
}
