import { createApp, h, ref } from 'vue'
import { FIRST_STATE, publish } from './app'

const state = ref(FIRST_STATE)
const optional = (text: string, isWanted: boolean) => (isWanted ? h('p', text) : undefined)

createApp({
  setup: () => () => {
    const { items, hasMore, words, price, hasBlocks } = state.value
    if (!hasBlocks) return [h('h1', `${items.length} items`)]
    return [
      h('h1', `${items.length} items`),
      h('main', [
        h(
          'ashlar-accordion',
          { 'data-load': 'eager' },
          items.map(item =>
            h('details', { key: item }, [
              h('summary', item),
              optional(`More of ${item}.`, hasMore),
              h('p', `About ${item}.`),
            ]),
          ),
        ),
        h('ashlar-marquee', { 'data-load': 'eager' }, [
          h(
            'ul',
            words.map(word => h('li', { key: word }, word)),
          ),
        ]),
        h('ashlar-price', { 'data-load': 'eager' }, price),
      ]),
    ]
  },
}).mount('#app')

publish(next => {
  state.value = next
})
