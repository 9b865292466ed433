import { useEffect, useLayoutEffect, useRef } from 'react'
import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { useLazy } from '../kit/element/use-lazy'
import { ITEM_LIST_MESSAGES as MESSAGES } from './item-list.messages'
import type { ItemListData } from './item-list.schema'
import type { Direction } from './item-list.state'

/** Makes a list a row that scrolls and can be focused, until the block leaves. */
export function useServerList(
  list: HTMLElement | null,
  { label, legacyGap: gap }: ItemListData,
  columns: number,
): void {
  const placing = useLazy(() => import('./item-list.placing'), gap !== undefined)
  useLayoutEffect(() => {
    if (!list || gap === undefined) return
    const share = `(100% - ${columns - 1} * ${gap}) / ${columns}`
    return placing?.placeLegacyRow(list, columns === 1 ? '100%' : `max(min(100%, 20rem), ${share})`, gap)
  }, [list, placing, gap, columns])

  useLayoutEffect(() => {
    if (!list) return
    const items = [...list.children].map(item => keepAttributes(item, ['inert']))
    const restores = [keepAttributes(list, ['class', 'style', 'tabindex', 'aria-label']), ...items]
    list.classList.add('item-list__row')
    list.tabIndex = 0
    list.ariaLabel = label || MESSAGES.label
    return () => {
      for (const restore of restores.reverse()) restore()
    }
  }, [list, label])
}

/** The class that hides an arrow of an exported list. */
const HIDDEN = /(^|\s)\S+arrow-button--hidden/g

/** Lets the page's own arrows move the list. Returns whether there are any. */
export function useServerArrows(
  { previousArrows, nextArrows }: ItemListData,
  move: (direction: Direction) => void,
  isEnd: (direction: Direction) => boolean,
): boolean {
  const latest = useRef(move)
  useLayoutEffect(() => {
    latest.current = move
  })
  useEffect(() => {
    const leaving = new AbortController()
    const listen = (arrows: readonly HTMLElement[], direction: Direction): (() => void)[] =>
      arrows.map(arrow => {
        const restore = keepAttributes(arrow, ['class', 'tabindex', 'aria-disabled', 'aria-label'])
        arrow.className = arrow.className.replace(HIDDEN, '')
        arrow.removeAttribute('tabindex')
        arrow.ariaLabel ||= MESSAGES[direction]
        arrow.addEventListener('click', () => latest.current(direction), leaving)
        return restore
      })
    const restores = [...listen(previousArrows, 'previous'), ...listen(nextArrows, 'next')]
    return () => {
      leaving.abort()
      for (const restore of restores) restore()
    }
  }, [previousArrows, nextArrows])

  useEffect(() => {
    for (const arrow of previousArrows) arrow.ariaDisabled = `${isEnd('previous')}`
    for (const arrow of nextArrows) arrow.ariaDisabled = `${isEnd('next')}`
  })
  return previousArrows.length + nextArrows.length > 0
}
