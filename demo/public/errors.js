// The page of errors: writes what was reported beside what was expected.

document.addEventListener('ashlar:error', event => {
  const { target } = event
  if (!(event instanceof CustomEvent) || !(target instanceof Element)) return
  const section = target.closest('[data-expected]')
  const verdict = section?.querySelector('output')
  if (!(section instanceof HTMLElement) || !verdict) return

  const { code, message } = event.detail
  verdict.textContent = `${code}: ${message}`
  verdict.dataset.asExpected = String(code === section.dataset.expected)
})
