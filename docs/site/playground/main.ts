import type { Schema } from '../blocks/facts.ts'
import { htmlEditor, jsonEditor, setText } from './editor.ts'
import { show } from './frame.ts'
import { addToLog } from './log.ts'
import { joinMarkup } from './markup.ts'
import { toReact, toShortcode } from './other-markup.ts'
import {
  DEFAULTS,
  decodeState,
  encodeState,
  type PlaygroundBlock,
  type PlaygroundData,
  type PlaygroundState,
} from './state.ts'

/** Milliseconds without typing after which the frame shows the changes. */
const PAUSE_MS = 400

const element = <Found extends HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`the playground lacks ${selector}`)
  return found
}

async function loadJson<Data>(address: string): Promise<Data> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return (await answer.json()) as Data
}

const data = await loadJson<PlaygroundData>('../assets/playground.json')
const status = element('#status')
const log = element('#log')
const blockField = element<HTMLSelectElement>('#block')
const exampleField = element<HTMLSelectElement>('#example')
const controls = element<HTMLFormElement>('#controls')

let schema: Schema = {}
let state = decodeState(location.hash) ?? exampleState(...askedFor())
const editors = {
  json: jsonEditor(
    {
      box: element('#json'),
      label: 'Options, as JSON',
      text: state.json,
      onChange: json => change({ json }),
    },
    () => schema,
  ),
  html: htmlEditor({
    box: element('#html'),
    label: 'HTML of the server',
    text: state.html,
    onChange: html => change({ html }),
  }),
}

/** A link from a block's page: `?block=gallery&example=2`. */
function askedFor(): [string, number] {
  const query = new URLSearchParams(location.search)
  return [query.get('block') ?? 'accordion', Number(query.get('example')) || 0]
}

function blockNamed(name: string): PlaygroundBlock {
  const found = data.blocks.find(block => block.name === name) ?? data.blocks[0]
  if (!found) throw new Error('playground.json has no blocks')
  return found
}

function exampleState(name: string, index: number): PlaygroundState {
  const block = blockNamed(name)
  const {
    html = `<ashlar-${block.name}></ashlar-${block.name}>`,
    json = '{}',
    context = '',
  } = block.examples[index] ?? {}
  return { ...DEFAULTS, theme: isDark() ? 'dark' : 'light', block: block.name, html, json, context }
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset['theme']
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}

let timer: ReturnType<typeof setTimeout> | undefined

function change(part: Partial<PlaygroundState>): void {
  state = { ...state, ...part }
  clearTimeout(timer)
  timer = setTimeout(() => void refresh(), PAUSE_MS)
}

async function refresh(): Promise<void> {
  history.replaceState(null, '', `#${encodeState(state)}`)
  await show(state, element<HTMLIFrameElement>('#frame'), {
    events: data.events,
    onEvent: event => addToLog(log, event),
  })
}

async function choose(name: string, index: number): Promise<void> {
  const { block, html, json, context } = exampleState(name, index)
  state = { ...state, block, html, json, context }
  await showState(index)
}

async function showState(index = 0): Promise<void> {
  const block = blockNamed(state.block)
  schema = await loadJson<Schema>(`../ashlar/schemas/${block.name}.json`)
  blockField.value = block.name
  exampleField.replaceChildren(...block.examples.map(({ title }, at) => new Option(title, `${at}`)))
  exampleField.value = `${index}`
  setText(editors.json, state.json)
  setText(editors.html, state.html)
  element<HTMLAnchorElement>('#documentation').href = `../blocks/${block.name}/`
  clearTimeout(timer)
  log.replaceChildren()
  await refresh()
}

function fillControls(): void {
  blockField.replaceChildren(...data.blocks.map(({ name, title }) => new Option(title, name)))
  for (const field of controls.querySelectorAll<HTMLSelectElement>('select[name]')) {
    field.value = String(Reflect.get(state, field.name))
  }
}

controls.addEventListener('change', ({ target }) => {
  if (target === blockField) return void choose(blockField.value, 0)
  if (target === exampleField) return void choose(state.block, Number(exampleField.value))
  if (!(target instanceof HTMLSelectElement)) return
  const { name, value } = target
  change({
    [name]: name === 'width' ? Number(value) : /^(true|false)$/.test(value) ? value === 'true' : value,
  })
})

const COPIES: Readonly<Record<string, () => string>> = {
  html: () => joinMarkup(state.html, state.json, state.block),
  react: () => toReact(state.html, state.json, state.block),
  shortcode: () => toShortcode(state.html, state.json, state.block),
  link: () => location.href,
}

document.addEventListener('click', event => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null
  const text = button && COPIES[button.dataset['copy'] ?? '']
  if (text) void copy(text)
})

async function copy(text: () => string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text())
    status.textContent = 'Copied'
  } catch (cause) {
    status.textContent =
      cause instanceof SyntaxError ? 'The JSON has an error' : 'Not copied: the browser forbids it'
  }
}

fillControls()
await showState(decodeState(location.hash) ? 0 : askedFor()[1])
element('.playground').dataset['ready'] = ''
