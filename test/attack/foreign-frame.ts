import type { Page } from 'playwright/test'

/** The messages of players, sent by a window that is not one. */
const PLAYERS_WORDS = [
  '{"event":"onStateChange","info":1}',
  '{"event":"infoDelivery","info":{"playerState":1}}',
  '{"event":"onError","info":150}',
  '{"event":"play"}',
  '{"event":"playProgress","data":{"seconds":1}}',
] as const

/**
 * Posts the texts in `#texts`, and a player's words, from a frame of another origin: as they are, and where a player's
 * message has its text. A state that the page takes from them counts as executed.
 */
export async function sendMessages(page: Page): Promise<void> {
  await page.route('https://www.youtube-nocookie.com/**', route =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  )
  await page.locator('ashlar-video[data-test-ready] button').click()
  await page.locator('ashlar-video iframe').waitFor({ state: 'attached' })
  await page.evaluate(async words => {
    const attacked = Reflect.get(window, 'attacked') as { executed: string[] }
    const take = (event: Event): void => void attacked.executed.push(`${event.type} of a foreign frame`)
    document.addEventListener('ashlar:change', take)
    const texts: string[] = JSON.parse(document.querySelector('#texts')?.textContent ?? '[]')
    const frame = document.createElement('iframe')
    frame.sandbox.add('allow-scripts')
    frame.srcdoc = `<script>onmessage = ({ data }) => {
      for (const text of data) {
        parent.postMessage(text, '*')
        parent.postMessage({ event: text, method: text, info: text, html: text }, '*')
        parent.postMessage(JSON.stringify({ event: text, info: { playerState: text } }), '*')
      }
      parent.postMessage('end', '*')
    }</script>`
    const loaded = new Promise(done => frame.addEventListener('load', done))
    document.body.append(frame)
    await loaded
    const ended = new Promise<void>(done => {
      addEventListener(
        'message',
        event => event.data === 'end' && event.source === frame.contentWindow && done(),
      )
    })
    frame.contentWindow?.postMessage([...texts, ...words], '*')
    await ended
    frame.remove()
    document.removeEventListener('ashlar:change', take)
  }, PLAYERS_WORDS)
}
