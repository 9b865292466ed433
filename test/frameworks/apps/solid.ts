import { createSignal, For, Show } from 'solid-js'
import html from 'solid-js/html'
import { render } from 'solid-js/web'
import { FIRST_STATE, publish } from './app'

const [state, setState] = createSignal(FIRST_STATE)

const item = (title: string): unknown => html`<details>
  <summary>${title}</summary>
  <${Show} when=${() => state().hasMore}><p>${`More of ${title}.`}</p><//>
  <p>${`About ${title}.`}</p>
</details>`

const blocks = (): unknown => html`<main>
  <ashlar-accordion data-load="eager"><${For} each=${() => state().items}>${item}<//></ashlar-accordion>
  <ashlar-marquee data-load="eager"><ul>
    <${For} each=${() => state().words}>${(word: string) => html`<li>${word}</li>`}<//>
  </ul></ashlar-marquee>
  <ashlar-price data-load="eager">${() => state().price}</ashlar-price>
</main>`

render(
  () =>
    html`<h1>${() => state().items.length} items</h1><${Show} when=${() => state().hasBlocks}>${blocks}<//>` as never,
  document.querySelector('#app') as Element,
)
publish(setState)
