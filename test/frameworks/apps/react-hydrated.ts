import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './react-view'

const root = document.querySelector('#app') as HTMLElement
const report = (error: unknown): void => console.error(`React: ${error}`)
// Late, as on a slow connection: the blocks would have mounted.
setTimeout(() => hydrateRoot(root, createElement(App), { onRecoverableError: report }), 1500)
