import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './react-view'

const root = document.querySelector('#app') as HTMLElement

/** Hydrates the app when the test wants it, as late as on a slow connection. */
function hydrate(): void {
  const { load } = root.dataset
  const onHydrated = (): void => root.setAttribute('data-ashlar-hydrated', '')
  hydrateRoot(root, createElement(App, { ...(load && { load }), onHydrated }), {
    onRecoverableError: error => console.error(`React: ${error}`),
  })
}

Object.assign(window, { hydrate })
