import { type ReactElement, useLayoutEffect, useState } from 'react'
import { keepAttributes } from '../../src/dom/core/keep-attributes'
import type { ServerContent } from '../kit/element/define-block'
import { emit, useHost } from '../kit/element/host'
import { ServerHtml } from '../kit/element/server-html'
import type { PricingToggleEvents } from './block'
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

  useLayoutEffect(() => {
    const rest = periods.filter((_, index) => index !== selected).flatMap(({ parts }) => parts)
    const restored = rest.map(hide)
    return () => {
      for (const restore of restored) restore()
    }
  }, [periods, selected])

  // A single period needs no toggle.
  const prices = <ServerHtml nodes={serverNodes} className="pricing-toggle__prices" />
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

/** Hides a price, even if the page's styles override `hidden`. Returns a function that restores it. */
function hide(part: HTMLElement): () => void {
  const restore = keepAttributes(part, ['hidden', 'style'])
  part.hidden = true
  part.style.display = 'none'
  return restore
}
