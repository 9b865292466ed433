import { Fragment, type MouseEvent, type ReactElement, useLayoutEffect, useRef } from 'react'
import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { FAILURE_MESSAGES } from '../../src/locale/failure.messages'
import { queryWords } from '../../src/locale/search-words'
import { adoptStyles } from '../kit/element/adopt-styles'
import { emit, languageOf, useHost, useUniqueId } from '../kit/element/host'
import type { SearchEvents } from './block'
import { Marked } from './search.marked'
import { allText, countText, SEARCH_MESSAGES as MESSAGES, nothingText } from './search.messages'
import css from './search.panel.css?inline'
import { keepInView, resultsAddress, usePreview } from './search.preview'
import { type Found, PICTURE_SIZE } from './search.results'
import type { SearchData } from './search.schema'
import { hasMore, optionCount, type SearchState, showsOptions } from './search.state'

adoptStyles(css)

export interface PanelProps {
  readonly field: HTMLInputElement
  readonly data: SearchData
}

/** The search preview below the field: the listbox of a combobox. */
export function SearchPanel({ field, data }: PanelProps): ReactElement {
  const host = useHost()
  const id = useUniqueId()
  const panel = useRef<HTMLDivElement>(null)
  const optionAt = (index: number): HTMLElement | undefined =>
    panel.current?.querySelectorAll<HTMLElement>('[role="option"]')[index]
  const { state, retry, close } = usePreview(field, data, index => optionAt(index)?.click())
  const { query, results, isOpen, active, status } = state
  const hasOptions = showsOptions(state)
  const language = languageOf(host)
  const words = queryWords(query)

  useCombobox(field, { listId: id, hasOptions, activeId: active < 0 ? '' : `${id}-${active}` })
  useLayoutEffect(() => {
    if (isOpen && panel.current) keepInView(panel.current)
  }, [isOpen])
  useLayoutEffect(() => {
    if (active >= 0) optionAt(active)?.scrollIntoView({ block: 'nearest' })
  })

  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
  })
  const select = (event: MouseEvent, { title, href }: Pick<Found, 'title' | 'href'>): void => {
    if (!emit<SearchEvents>(host, 'select', { query, title, href }, true)) event.preventDefault()
    // Closed for a return by the Back button, but not if the result opens in another tab.
    else if (!event.ctrlKey && !event.metaKey && !event.shiftKey) close()
  }
  const all = results && hasMore(results) && allText(results.totalCount, language)
  const href = resultsAddress(field, data.action)
  return (
    <>
      <p className="search__said ashlar-visually-hidden" role="status">
        {isOpen && statusText(state, language)}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the focus stays in the field, or the list would close before the click */}
      <div
        ref={panel}
        className="search__panel"
        hidden={!isOpen}
        onMouseDown={event => event.preventDefault()}
      >
        {results && optionCount(state) > 0 && (
          <div id={id} role="listbox" aria-label={MESSAGES.results} aria-busy={status === 'asking'}>
            {results.items.map((found, index) => (
              <a key={index} {...option(index)} href={found.href} onClick={event => select(event, found)}>
                {found.image && (
                  <img src={found.image} alt="" width={PICTURE_SIZE} height={PICTURE_SIZE} decoding="async" />
                )}
                <span className="search__words">
                  <Marked text={found.title} words={words} />
                  {found.excerpt && <Marked text={found.excerpt} words={words} />}
                </span>
                {found.where && <span className="search__where">{found.where}</span>}
              </a>
            ))}
            {all && (
              <a
                {...option(results.items.length)}
                className="search__all"
                href={href}
                onClick={event => select(event, { title: all, href })}
              >
                {all}
              </a>
            )}
          </div>
        )}
        {status === 'asking' && !results && <p className="search__waiting">{MESSAGES.searching}</p>}
        {status === 'found' && optionCount(state) === 0 && (
          <p className="search__notice">{nothingText(query)}</p>
        )}
        {status === 'failed' && (
          <p className="search__notice">
            <span>
              {state.failure.map((line, index) => (
                <Fragment key={line}>
                  {index > 0 && <br />}
                  {line}
                </Fragment>
              ))}
            </span>
            <button
              type="button"
              onClick={() => {
                field.focus()
                retry()
              }}
            >
              {FAILURE_MESSAGES.tryAgain}
            </button>
          </p>
        )}
      </div>
    </>
  )
}

/** The live region's text; empty in between, so that the same text is announced again. */
function statusText({ status, query, results, failure }: SearchState, language: string | undefined): string {
  if (status === 'failed') return failure.join('. ')
  if (status !== 'found' || !results) return ''
  return results.items.length > 0 ? countText(results.totalCount, language) : nothingText(query)
}

interface Combobox {
  readonly listId: string
  readonly hasOptions: boolean
  /** The id of the active option; empty for none. */
  readonly activeId: string
}

/** Sets the combobox attributes of the field. */
function useCombobox(field: HTMLInputElement, { listId, hasOptions, activeId }: Combobox): void {
  useLayoutEffect(
    () =>
      keepAttributes(field, [
        'role',
        'autocomplete',
        'aria-autocomplete',
        'aria-expanded',
        'aria-controls',
        'aria-activedescendant',
      ]),
    [field],
  )
  useLayoutEffect(() => {
    field.setAttribute('role', 'combobox')
    field.setAttribute('autocomplete', 'off')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', listId)
    field.setAttribute('aria-expanded', `${hasOptions}`)
    if (activeId) field.setAttribute('aria-activedescendant', activeId)
    else field.removeAttribute('aria-activedescendant')
  }, [field, listId, hasOptions, activeId])
}
