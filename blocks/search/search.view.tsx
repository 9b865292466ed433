import { type ComponentType, type ReactElement, useEffect, useLayoutEffect, useState } from 'react'
import { dom } from '../../src/data/core/dom'
import { BlockError, report } from '../../src/data/core/report'
import { safeHref } from '../../src/data/fields/links'
import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { searchSettings } from '../../src/site/search-settings'
import { SEARCH_RESULTS_CLASS } from '../../src/site/view-modules'
import { useHost } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import type * as ListingPart from './search.listing'
import type * as PanelPart from './search.panel'
import type { SearchData } from './search.schema'

export function Search(data: SearchData & ServerContent): ReactElement {
  const { input, isInForm, serverNodes, action, name, label, placeholder, button, preview } = data
  const [made, setMade] = useState<HTMLInputElement | null>(null)
  const field = input ?? made
  const Panel = usePanel(field, preview)
  useField(input, data)
  const listed = useListing()

  const own = input ? (
    <ServerHtml nodes={serverNodes} className="search__served" />
  ) : (
    <input
      ref={setMade}
      // A combobox requires a plain text field.
      type={preview ? 'text' : 'search'}
      inputMode="search"
      enterKeyHint="search"
      name={name}
      aria-label={label}
      placeholder={placeholder || label}
    />
  )
  return (
    <>
      {isInForm ? (
        own
      ) : (
        <form role="search" aria-label={label} action={safeHref(action) ?? '/search'}>
          {own}
          {data.collectionId && <input type="hidden" name="collectionId" value={data.collectionId} />}
          {button && <button type="submit">{button}</button>}
        </form>
      )}
      {Panel && field && <Panel field={field} data={data} />}
      {listed && <listed.SearchListing {...listed} />}
    </>
  )
}

/** Completes the attributes of the server's field. */
function useField(input: HTMLInputElement | undefined, { name, label, preview }: SearchData): void {
  useLayoutEffect(() => {
    if (!input) return undefined
    const restore = keepAttributes(input, ['name', 'aria-label', 'type', 'inputmode', 'enterkeyhint'])
    if (!input.name) input.name = name
    const isNamed = input.labels?.length || input.getAttribute('aria-labelledby') || input.ariaLabel
    if (!isNamed) input.ariaLabel = input.placeholder || label
    // Changing the type would interrupt typing.
    if (preview && input !== dom.activeElement) {
      input.type = 'text'
      input.inputMode = 'search'
      if (!input.enterKeyHint) input.enterKeyHint = 'search'
    }
    return restore
  }, [input, name, label, preview])
}

interface Listing {
  readonly SearchListing: typeof ListingPart.SearchListing
  readonly query: string
}

/** The results of the page's address, on the page of results of a site without a server. */
function useListing(): Listing | undefined {
  const host = useHost()
  const [part, setPart] = useState<Listing>()
  useEffect(() => {
    const query = listedQuery(host)
    if (!query) return undefined
    let isMounted = true
    import('./search.listing').then(
      ({ SearchListing }) => isMounted && setPart({ SearchListing, query }),
      (cause: unknown) =>
        report(new BlockError('rollup-failed', 'the search results could not be loaded', { cause }), host),
    )
    return () => {
      isMounted = false
    }
  }, [host])
  return part
}

/** The query whose results the block shows; empty for a field in the page's header, or if the server lists them. */
function listedQuery(host: Element): string {
  const isHere =
    dom.body.classList.contains(SEARCH_RESULTS_CLASS) &&
    searchSettings().index !== '' &&
    !host.closest('header, footer, nav') &&
    !dom.querySelector('.search__listing')
  return isHere ? (new URLSearchParams(location.search).get('q') ?? '').trim() : ''
}

type Panel = ComponentType<PanelPart.PanelProps>

/** The panel, loaded when the field gets the focus. */
function usePanel(field: HTMLInputElement | null, isWanted: boolean): Panel | undefined {
  const host = useHost()
  const [part, setPart] = useState<{ readonly Panel: Panel }>()

  useEffect(() => {
    if (!field || !isWanted) return undefined
    const ending = new AbortController()
    const { signal } = ending
    const load = (): void => {
      import('./search.panel').then(
        ({ SearchPanel }) => signal.aborted || setPart({ Panel: SearchPanel }),
        // The form still works.
        (cause: unknown) =>
          report(new BlockError('rollup-failed', 'the search preview could not be loaded', { cause }), host),
      )
    }
    field.addEventListener('focus', load, { signal })
    if (field === dom.activeElement) load()
    return () => ending.abort()
  }, [host, field, isWanted])
  return isWanted ? part?.Panel : undefined
}
