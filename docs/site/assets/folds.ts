/** Opens the folded part that the address names, or that holds what it names. */
export function startFolds(): void {
  const open = (): void => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    for (let at = target?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true
    target?.scrollIntoView()
  }
  addEventListener('hashchange', open)
  if (location.hash) open()
}
