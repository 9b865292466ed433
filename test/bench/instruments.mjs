/**
 * Runs in the page before any of its scripts, closes over nothing, and keeps what it sees in `window.bench`.
 *
 * @param {import('./pages.mjs').Probe[]} probes tried every 50 ms until each has answered
 */
export function instruments(probes) {
  const bench = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    tasks: [],
    events: [],
    ready: {},
    answer: undefined,
    idleTime,
    awaitAnswer,
  }
  window.bench = bench

  // biome-ignore lint/security/noGlobalEval: expressions of our own test pages
  const evaluate = globalThis.eval

  /** Finds an element through open shadow roots: `$deep('ashlar-dialog >>> dialog')`. */
  window.$deep = path =>
    path
      .split('>>>')
      .reduce((root, selector) => (root?.shadowRoot ?? root)?.querySelector(selector), document)

  observe('paint', entry => {
    if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime
  })
  observe('largest-contentful-paint', entry => {
    bench.lcp = entry.startTime
  })
  observe('longtask', ({ startTime, duration }) => bench.tasks.push({ startTime, duration }))
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) bench.events.push(duration)
  })
  observeShifts()
  if (probes.length > 0) startProbes()

  function observe(type, onEntry) {
    const observer = new PerformanceObserver(list => list.getEntries().forEach(onEntry))
    observer.observe({ type, buffered: true, durationThreshold: 16 })
  }

  /** The largest session window: gaps below a second, five seconds at most. */
  function observeShifts() {
    let [sum, first, last] = [0, 0, 0]
    observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
      if (hadRecentInput) return
      if (startTime - last > 1000 || startTime - first > 5000) [sum, first] = [0, startTime]
      last = startTime
      sum += value
      bench.cls = Math.max(bench.cls, sum)
    })
  }

  function startProbes() {
    // Links that no block has enhanced yet must not leave the page.
    const stay = event => {
      if (event.type === 'submit' || event.target.closest?.('a')) event.preventDefault()
    }
    addEventListener('click', stay)
    addEventListener('submit', stay)
    const tryAll = () => {
      const waiting = probes.filter(({ name }) => !(name in bench.ready))
      for (const { name, act, done } of waiting) {
        if (act && !holds(done)) attempt(act)
        if (holds(done)) bench.ready[name] = performance.now()
      }
      if (waiting.length > 0) setTimeout(tryAll, 50)
    }
    tryAll()
  }

  function idleTime() {
    if (document.readyState !== 'complete') return 0
    const task = bench.tasks.at(-1)
    return performance.now() - (task ? task.startTime + task.duration : 0)
  }

  function awaitAnswer(done) {
    bench.events.length = 0
    bench.answer = undefined
    if (!done) return
    let pressed
    addEventListener(
      'pointerdown',
      event => {
        pressed = event.timeStamp
      },
      { capture: true, once: true },
    )
    const look = () => {
      if (pressed !== undefined && holds(done)) bench.answer = performance.now() - pressed
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }

  /** Before a block is up, expressions about it throw. */
  function holds(expression) {
    try {
      return Boolean(evaluate(expression))
    } catch {
      return false
    }
  }

  function attempt(expression) {
    try {
      evaluate(expression)
    } catch {
      // Not up yet: the next try is 50 ms away.
    }
  }
}
