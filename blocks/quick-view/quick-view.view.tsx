import { createElement, type ReactElement, useEffect, useRef, useState } from 'react'
import { report } from '../../src/data/core/report'
import { safeHref } from '../../src/data/fields/links'
import { useHost } from '../kit/element/host'
import { CloseButton } from '../kit/ui/modal/close-button'
import { useModal } from '../kit/ui/modal/use-modal'
import type * as Calls from './quick-view.calls'
import { MESSAGES } from './quick-view.messages'
import type { QuickViewData } from './quick-view.schema'

/** The calls to the site; their chunk loads when the block does. */
const loadCalls = () => import('./quick-view.calls')

export function QuickView(data: QuickViewData): ReactElement | null {
  useEffect(() => void loadCalls().catch(report), [])
  // Each product has a dialog of its own.
  return data.itemId ? <ProductDialog key={data.itemId} {...data} /> : null
}

/** A product above the page. When the dialog closes, the whole block is removed. */
function ProductDialog({ itemId, title, fullUrl, product }: QuickViewData): ReactElement {
  const host = useHost()
  const dialog = useRef<HTMLDialogElement>(null)
  const { shown, retry } = useProduct(itemId, product)
  const href = safeHref(fullUrl)

  const close = (): void => host.remove()
  useModal(dialog, true, { close, closesOutside: true })
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const count = ({ countView }: typeof Calls): void => {
      if (!isGone) stop = countView(itemId)
    }
    // A failed count is ignored.
    loadCalls().then(count, () => {})
    return () => {
      isGone = true
      stop?.()
    }
  }, [itemId])

  return (
    <dialog ref={dialog} className="quick-view__dialog" aria-label={title || MESSAGES.name}>
      <div className="quick-view__body">
        <CloseButton className="quick-view__close" onClick={close} />
        {shown && 'failure' in shown ? (
          <div className="quick-view__said" role="alert">
            {shown.failure.map(line => (
              <p key={line}>{line}</p>
            ))}
            {shown.retry && (
              <button type="button" onClick={retry}>
                {shown.retry}
              </button>
            )}
          </div>
        ) : shown ? (
          createElement('ashlar-product', {
            'data-load': 'eager',
            // The address belongs to the page behind.
            'data-block-json': JSON.stringify({ fullUrl, ...shown.product, rememberChoice: false }),
          })
        ) : (
          <p className="quick-view__said" role="status">
            {MESSAGES.loading}
          </p>
        )}
        {href && (
          <a className="quick-view__page" href={href}>
            {MESSAGES.page}
          </a>
        )}
      </div>
    </dialog>
  )
}

type Shown = Calls.FoundProduct | Calls.ProductFailure | undefined

/** Returns the product from the page's data, or else from the site; undefined while it loads. */
function useProduct(
  itemId: string,
  given: Calls.RawProduct | undefined,
): { shown: Shown; retry: () => void } {
  const host = useHost()
  // Whether a product without a type can be sold out is unknown.
  const known = given?.['productType'] === undefined ? undefined : { product: given }
  const [shown, setShown] = useState<Shown>(known)
  const isMissing = !shown

  useEffect(() => {
    const fail = ({ target }: Event): void => {
      if (target !== host) setShown(unusable())
    }
    host.addEventListener('ashlar:error', fail)
    return () => host.removeEventListener('ashlar:error', fail)
  }, [host])

  useEffect(() => {
    if (!isMissing) return undefined
    const stopping = new AbortController()
    const { signal } = stopping
    loadCalls()
      .then(({ fetchProduct }) => fetchProduct(itemId, signal))
      .then(
        found => signal.aborted || setShown(found),
        () => setShown(unusable()),
      )
    return () => stopping.abort()
  }, [itemId, isMissing])
  return { shown, retry: () => setShown(undefined) }
}

const unusable = (): Calls.ProductFailure => ({ failure: [MESSAGES.failed], retry: '' })
