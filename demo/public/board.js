// The board: what is typed becomes the block's data; what the block reports stands below it.

const EVENTS = ['ready', 'change', 'error', 'reached-beginning', 'reached-end']
const SHOWN_EVENTS = 8

for (const editor of document.querySelectorAll('.editor')) connect(editor)

/** @param {Element} editor */
function connect(editor) {
  const json = editor.querySelector('textarea')
  const block = editor.querySelector('[data-block-json]')
  const error = editor.querySelector('output')
  const log = editor.querySelector('ol')
  if (!json || !block || !error || !log) return

  const show = () => {
    error.textContent = ''
    block.setAttribute('data-block-json', json.value)
  }

  json.addEventListener('input', show)
  editor.querySelector('[data-action=reset]')?.addEventListener('click', () => {
    json.value = json.defaultValue
    show()
  })

  for (const name of EVENTS) {
    editor.addEventListener(`ashlar:${name}`, event => {
      const detail = event instanceof CustomEvent ? event.detail : undefined
      if (name === 'error') error.textContent = `${detail.code}: ${detail.message}`
      const line = document.createElement('li')
      line.textContent = `ashlar:${name} ${describe(detail)}`
      log.prepend(line)
      while (log.childElementCount > SHOWN_EVENTS) log.lastElementChild?.remove()
    })
  }
}

/** The plain parts of an event's detail. @param {unknown} detail */
function describe(detail) {
  if (detail === null || typeof detail !== 'object') return ''
  const plain = Object.entries(detail).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  )
  return plain.map(([key, value]) => `${key}=${value}`).join(' ')
}
