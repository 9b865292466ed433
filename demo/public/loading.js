// The page of loading: says which blocks are up, and brings more of them.

/** @param {Event} event fired by a block once it has rendered */
function logReady({ target }) {
  const log = document.querySelector('#ready-log')
  if (!log || !(target instanceof Element)) return
  const section = target.closest('section')?.querySelector('h2')?.textContent ?? ''
  const line = document.createElement('li')
  line.textContent = `${Math.round(performance.now())} ms: ${target.localName} in “${section}”`
  log.append(line)
}

let added = 0

/** What each button does. @type {Record<string, (button: HTMLElement) => unknown>} */
const ACTIONS = {
  add() {
    added += 1
    const block = document.createElement('ashlar-accordion')
    block.setAttribute(
      'data-block-json',
      JSON.stringify({ items: [{ title: `Added as no. ${added}`, content: 'By a script.' }] }),
    )
    document.querySelector('#added')?.append(block)
  },

  async fragment({ dataset }) {
    const text = await fetchText(dataset.url)
    document.querySelector('#added')?.append(document.createRange().createContextualFragment(text))
  },

  move() {
    const box = document.querySelector('#added')
    if (box?.firstElementChild) box.append(box.firstElementChild)
  },

  remove() {
    document.querySelector('#added')?.firstElementChild?.remove()
  },

  /** As Turbo does it: the body of a fetched page takes the place of this one. */
  async swap({ dataset }) {
    const page = new DOMParser().parseFromString(await fetchText(dataset.url), 'text/html')
    document.body.replaceWith(document.adoptNode(page.body))
    document.body.dataset.swapped = 'true'
    scrollTo(0, 0)
  },
}

/** @param {string | undefined} url */
async function fetchText(url = '/') {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.text()
}

document.addEventListener('ashlar:ready', logReady)
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-action]') : null
  if (button instanceof HTMLElement) ACTIONS[button.dataset.action ?? '']?.(button)
})
