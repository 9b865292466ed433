import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './react-view'

createRoot(document.querySelector('#app') as Element).render(createElement(App))
