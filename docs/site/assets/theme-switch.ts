const KEY = 'ashlar-docs-theme'

/** Makes the button switch between light and dark, in the page and in its frames. */
export function startThemeSwitch(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-theme-switch]')
  if (!button) return
  const label = (): void => {
    button.textContent = isDark() ? 'Light' : 'Dark'
    button.setAttribute('aria-label', isDark() ? 'Use the light theme' : 'Use the dark theme')
  }
  button.hidden = false
  button.addEventListener('click', () => {
    const next = isDark() ? 'light' : 'dark'
    localStorage.setItem(KEY, next)
    for (const root of roots()) root.dataset['theme'] = next
    label()
  })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', label)
  label()
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset['theme']
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}

/** This page's root and those of its frames. */
const roots = (): HTMLElement[] => [
  document.documentElement,
  ...[...document.querySelectorAll('iframe')].flatMap(frame => frame.contentDocument?.documentElement ?? []),
]
