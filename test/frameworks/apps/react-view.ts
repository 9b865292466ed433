import { createElement as h, type ReactElement, StrictMode, useEffect, useState } from 'react'
import { type AppState, FIRST_STATE, publish } from './app'

/** The app, in React or in Preact with its compatibility layer. */
export function App(): ReactElement {
  const [state, setState] = useState(FIRST_STATE)
  useEffect(() => publish(setState), [])
  return h(
    StrictMode,
    null,
    h('h1', null, `${state.items.length} items`),
    state.hasBlocks && h(Blocks, state),
  )
}

function Blocks({ items, hasMore, words, price }: AppState): ReactElement {
  return h(
    'main',
    null,
    h(
      'ashlar-accordion',
      { 'data-load': 'eager' },
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
      { 'data-load': 'eager' },
      h(
        'ul',
        null,
        words.map(word => h('li', { key: word }, word)),
      ),
    ),
    h('ashlar-price', { 'data-load': 'eager' }, price),
  )
}
