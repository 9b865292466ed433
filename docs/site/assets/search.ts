import MiniSearch, { type SearchResult } from 'minisearch'
import { type Found, SEARCH_OPTIONS } from '../search-index.ts'

/** Results that are shown at once. */
const MOST = 12

let index: Promise<MiniSearch<Found>> | undefined

const root = (): string => document.body.dataset['root'] ?? './'

async function loadIndex(): Promise<MiniSearch<Found>> {
  const answer = await fetch(`${root()}assets/search.json`)
  if (!answer.ok) throw new Error(`search.json: ${answer.status}`)
  return MiniSearch.loadJSON<Found>(await answer.text(), SEARCH_OPTIONS)
}

const OPTIONS = { prefix: true, fuzzy: 0.2, boost: { title: 4, heading: 2 } }

/** Finds the sections with all words; those with some, if there are none. */
function find(search: MiniSearch<Found>, words: string): SearchResult[] {
  const all = search.search(words, { ...OPTIONS, combineWith: 'AND' })
  return all.length > 0 ? all : search.search(words, OPTIONS)
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
    list.replaceChildren(...found.slice(0, MOST).map((result, at) => option(result as unknown as Found, at)))
    field.setAttribute('aria-expanded', String(found.length > 0))
    status.textContent = field.value && (found.length === 1 ? '1 result' : `${found.length} results`)
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

function option({ title, heading, address, section }: Found, at: number): HTMLLIElement {
  const item = document.createElement('li')
  item.id = `search-result-${at}`
  item.role = 'option'
  item.dataset['address'] = address
  const name = document.createElement('b')
  name.textContent = heading || title
  const place = document.createElement('span')
  place.textContent = heading ? ` ${section}, ${title}` : ` ${section}`
  item.append(name, place)
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
