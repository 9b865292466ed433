import { type ReactElement, useLayoutEffect, useMemo, useState } from 'react'
import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { Enhanced } from '../kit/element/enhanced'
import { emit, useHost } from '../kit/element/host'
import type { ServerContent } from '../kit/element/server-html'
import type { PricingToggleEvents } from './block'
import { markReset } from './pricing-toggle.reset'
import type { PricingToggleData } from './pricing-toggle.schema'
import { firstSelected, titlesOf } from './pricing-toggle.state'

export function PricingToggle(props: PricingToggleData & ServerContent): ReactElement {
  const { periods, label, serverNodes } = props
  const host = useHost()
  const [selected, setSelected] = useState(() =>
    firstSelected(
      periods.map(({ name }) => name),
      props.selected,
    ),
  )

  const others = useMemo(
    () => periods.filter((_, index) => index !== selected).flatMap(({ parts }) => parts),
    [periods, selected],
  )

  useLayoutEffect(() => markReset(host), [host])
  const prices = (
    <Enhanced nodes={serverNodes} className="pricing-toggle__prices" enhance={hideAll} data={others} />
  )
  // A single period needs no toggle.
  if (periods.length < 2) return prices
  const titles = titlesOf(
    props.titles,
    periods.map(({ title }) => title),
  )
  const select = (index: number): void => {
    if (index === selected) return
    setSelected(index)
    emit<PricingToggleEvents>(host, 'change', { selected: index, period: periods[index]?.name })
  }
  return (
    <>
      <fieldset className="pricing-toggle__periods">
        <legend>{label}</legend>
        {titles.map((title, index) => (
          <button key={index} type="button" aria-pressed={index === selected} onClick={() => select(index)}>
            {title}
          </button>
        ))}
      </fieldset>
      {prices}
    </>
  )
}

/** Hides the prices of the other periods. Returns a function that restores them. */
function hideAll(_: HTMLElement, parts: readonly HTMLElement[]): () => void {
  const undos = parts.map(hide)
  return () => {
    for (const undo of undos) undo()
  }
}

/** Hides a price, even if the page's styles override `hidden`. Returns a function that restores it. */
function hide(part: HTMLElement): () => void {
  const restore = keepAttributes(part, ['hidden', 'style'])
  part.hidden = true
  part.style.display = 'none'
  return restore
}
