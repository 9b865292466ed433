import type { SearchResult } from 'minisearch'
import MiniSearch from 'minisearch'
import { excerpt } from '../search/excerpt.ts'
import { type Found, find, SEARCH_OPTIONS } from '../search/find.ts'

/** Results that are shown at once. */
const MOST = 12

let index: Promise<MiniSearch<Found>> | undefined

const root = (): string => document.body.dataset['root'] ?? './'

async function loadIndex(): Promise<MiniSearch<Found>> {
  const answer = await fetch(`${root()}assets/search.json`)
  if (!answer.ok) throw new Error(`search.json: ${answer.status}`)
  return MiniSearch.loadJSON<Found>(await answer.text(), SEARCH_OPTIONS)
}

/** Searches while the visitor types in the open dialog. */
export async function run(dialog: HTMLDialogElement): Promise<void> {
  const field = dialog.querySelector('input')
  const list = dialog.querySelector('ul')
  const status = dialog.querySelector('[role="status"]')
  if (!field || !list || !status) return
  const isFirst = index === undefined
  index ??= loadIndex()
  let search: MiniSearch<Found>
  try {
    search = await index
  } catch (cause) {
    index = undefined
    status.textContent = 'The search could not be loaded. Please try again.'
    console.warn(cause)
    return
  }
  const show = (): void => {
    const found = find(search, field.value)
    const shown = found.length > 0 || !field.value ? found.slice(0, MOST) : SUGGESTIONS
    list.replaceChildren(...shown.map(option))
    field.setAttribute('aria-expanded', String(shown.length > 0))
    status.textContent = field.value && statusOf(found.length)
    select(field, list, 0)
  }
  if (isFirst) {
    field.addEventListener('input', show)
    field.addEventListener('keydown', event => moveOrOpen(event, field, list))
    list.addEventListener('click', event => {
      if (event.target instanceof Element) follow(event.target.closest('li'))
    })
  }
  show()
}

/** Pages to suggest if the search finds nothing. */
const SUGGESTIONS: readonly Found[] = [
  ['Start in five minutes', 'Start', 'start/', 'The files, a page with a block, and its options.'],
  ['All blocks', 'Blocks', 'blocks/', 'Every block with what it does.'],
  [
    'Troubleshooting',
    'Guides',
    'guides/troubleshooting/',
    'What to do when a block does not show, by error.',
  ],
].map(([title = '', section = '', address = '', text = '']) => ({
  id: address,
  title,
  heading: '',
  address,
  section,
  text,
}))

function statusOf(count: number): string {
  if (count === 0) return 'Nothing found. These pages may help:'
  return count === 1 ? '1 result' : `${count} results`
}

function option(result: SearchResult | Found, at: number): HTMLLIElement {
  const { title, heading, address, section, text } = result as Found
  const item = document.createElement('li')
  item.id = `search-result-${at}`
  item.role = 'option'
  item.dataset['address'] = address
  const place = document.createElement('small')
  place.textContent = heading ? `${section} › ${title}` : section
  const name = document.createElement('b')
  name.textContent = heading || title
  item.append(place, name)
  const terms = 'terms' in result ? result['terms'] : []
  const pieces = excerpt(text, terms).map(piece => {
    if (!piece.isFound) return piece.text
    const mark = document.createElement('mark')
    mark.textContent = piece.text
    return mark
  })
  const line = document.createElement('span')
  line.append(...pieces)
  if (pieces.length > 0) item.append(line)
  return item
}

function select(field: HTMLInputElement, list: HTMLElement, at: number): void {
  const items = [...list.children]
  const chosen = items[(at + items.length) % Math.max(1, items.length)]
  for (const item of items) item.ariaSelected = String(item === chosen)
  if (chosen) field.setAttribute('aria-activedescendant', chosen.id)
  else field.removeAttribute('aria-activedescendant')
  chosen?.scrollIntoView({ block: 'nearest' })
}

function moveOrOpen(event: KeyboardEvent, field: HTMLInputElement, list: HTMLElement): void {
  const at = [...list.children].findIndex(item => item.ariaSelected === 'true')
  if (event.key === 'ArrowDown') select(field, list, at + 1)
  else if (event.key === 'ArrowUp') select(field, list, at - 1)
  else if (event.key === 'Enter') follow(list.children[at] ?? null)
  else return
  event.preventDefault()
}

function follow(item: Element | null): void {
  const address = item instanceof HTMLElement ? item.dataset['address'] : undefined
  if (address === undefined) return
  document.querySelector<HTMLDialogElement>('#search')?.close()
  location.assign(`${root()}${address}`)
}
