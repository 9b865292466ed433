import { createElement as h, type ReactElement, StrictMode, useEffect, useState } from 'react'
import { type AppState, FIRST_STATE, publish } from './app'

/**
 * The app, in React or in Preact with its compatibility layer.
 *
 * @param props.load when its blocks load
 * @param props.onHydrated runs once the app is hydrated
 */
export function App({ load = 'eager', onHydrated }: AppProps): ReactElement {
  const [state, setState] = useState(FIRST_STATE)
  useEffect(() => publish(setState), [])
  useEffect(() => onHydrated?.(), [onHydrated])
  return h(
    StrictMode,
    null,
    h('h1', null, `${state.items.length} items`),
    state.hasBlocks && h(Blocks, { ...state, load }),
  )
}

interface AppProps {
  readonly load?: string
  readonly onHydrated?: () => void
}

function Blocks({ items, hasMore, words, price, load }: AppState & { load: string }): ReactElement {
  return h(
    'main',
    null,
    h(
      'ashlar-accordion',
      { 'data-load': load },
      items.map(item =>
        h(
          'details',
          { key: item },
          h('summary', null, item),
          hasMore && h('p', null, `More of ${item}.`),
          h('p', null, `About ${item}.`),
        ),
      ),
    ),
    h(
      'ashlar-marquee',
      { 'data-load': load },
      h(
        'ul',
        null,
        words.map(word => h('li', { key: word }, word)),
      ),
    ),
    h('ashlar-price', { 'data-load': load }, price),
  )
}
