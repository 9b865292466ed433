import { mount, until } from '../../test/mount'

/** A pending search request. */
interface Asked {
  readonly query: string | null
  readonly params: URLSearchParams
  readonly signal: AbortSignal
  /** Answers with JSON, or fails without an argument. */
  readonly answer: (body?: unknown, status?: number) => void
}

/** Holds all search requests while `act` runs; the test answers each of them. */
export async function withSearch(act: (asked: Asked[]) => Promise<void>): Promise<void> {
  const { fetch } = window
  const asked: Asked[] = []
  window.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(String(input), location.href)
    if (pathname !== '/api/search/GeneralSearch') return fetch(input, init)
    return new Promise((resolve, reject) => {
      const signal = init?.signal as AbortSignal
      signal.addEventListener('abort', () => reject(signal.reason))
      asked.push({
        query: searchParams.get('q'),
        params: searchParams,
        signal,
        answer: (body, status = 200) =>
          body === undefined
            ? reject(new TypeError('Failed to fetch'))
            : resolve(new Response(JSON.stringify(body), { status })),
      })
    })
  }
  await act(asked).finally(() => {
    window.fetch = fetch
  })
}

/** As many items, of a total of `totalCount`. */
export const answerOf = (titles: readonly string[], totalCount = titles.length) => ({
  items: titles.map(title => ({
    title,
    itemUrl: `#${encodeURIComponent(title)}`,
    excerpt: `About ${title}`,
    imageUrl: '',
    collectionDisplayName: 'Shop',
  })),
  totalCount,
})

export const fieldOf = (block: Element): HTMLInputElement =>
  block.querySelector('input:not([type="hidden"])') as HTMLInputElement

/** Focuses the field and waits until it is a combobox. */
export async function enter(block: Element): Promise<HTMLInputElement> {
  const field = fieldOf(block)
  field.focus()
  // A background window fires no focus event.
  field.dispatchEvent(new FocusEvent('focus'))
  await until(() => field.role === 'combobox')
  return field
}

/** Replaces the text of the field. */
export function typeInto(field: HTMLInputElement, text: string): void {
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Presses a key in the field. @returns whether the field prevents the default. */
export const press = (field: HTMLInputElement, key: string, more: KeyboardEventInit = {}): boolean =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))

export const options = (block: Element): HTMLElement[] => [
  ...block.querySelectorAll<HTMLElement>('[role="option"]'),
]

/** Text of the live region. */
export const said = (block: Element): string | null | undefined =>
  block.querySelector('[role="status"]')?.textContent

/** Types a query and returns its request. */
export async function ask(asked: Asked[], field: HTMLInputElement, query: string): Promise<Asked> {
  typeInto(field, query)
  return until(() => asked.find(call => call.query === query && !call.signal.aborted))
}

/** A block that shows results. */
export async function withBowls(
  act: (block: HTMLElement, field: HTMLInputElement) => Promise<void>,
): Promise<void> {
  await withSearch(async asked => {
    const block = await mount('search', {}, '', host => {
      host.lang = 'en'
    })
    const field = await enter(block)
    const call = await ask(asked, field, 'bowl')
    call.answer(answerOf(['Bowl one', 'Bowl two'], 7))
    await until(() => options(block).length === 3)
    await act(block, field)
  })
}
