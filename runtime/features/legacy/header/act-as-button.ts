/** Makes an element of the page act as a button, with the role and the keys of one; links do not navigate. */
export function actAsButton(control: HTMLElement, signal: AbortSignal, act: () => void): void {
  control.addEventListener(
    'click',
    event => {
      event.preventDefault()
      act()
    },
    { signal },
  )
  if (control instanceof HTMLButtonElement) return
  control.role = 'button'
  if (!control.matches('a[href], [tabindex="0"]')) control.tabIndex = 0
  control.addEventListener(
    'keydown',
    event => {
      const isPress = event.key === ' ' || (event.key === 'Enter' && !control.matches('a[href]'))
      if (!isPress) return
      event.preventDefault()
      control.click()
    },
    { signal },
  )
}
