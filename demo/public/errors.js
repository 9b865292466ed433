// The page of errors: writes what was reported beside what was expected.

document.addEventListener('ashlar:error', event => {
  if (!(event instanceof CustomEvent)) return
  const { code, message } = event.detail
  // A bundle's failure belongs to no single block, so it may be reported on the document.
  const section =
    event.target instanceof Element
      ? event.target.closest('[data-expected]')
      : document.querySelector(`[data-expected="${CSS.escape(code)}"]`)
  const verdict = section?.querySelector('output')
  if (!(section instanceof HTMLElement) || !verdict) return

  verdict.textContent = `${code}: ${message}`
  verdict.dataset.asExpected = String(code === section.dataset.expected)
})
