/** Calls `act` once a form in `box` has been reset, unless a script has prevented that. Returns how to stop. */
export function afterReset(box: Element | null, act: () => void): () => void {
  const listen = (event: Event): void => {
    // The event precedes the reset.
    setTimeout(() => event.defaultPrevented || act())
  }
  box?.addEventListener('reset', listen)
  return () => box?.removeEventListener('reset', listen)
}
