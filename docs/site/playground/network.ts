/** The service worker that delays the frame's requests, and its scope. */
const WORKER = 'frame/slow-network.js'
const SCOPE = 'frame/'

/** Simulates Slow 4G in the frame, or restores full speed. Has no effect without service workers. */
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
