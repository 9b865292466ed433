import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { BlockError, report } from '../../src/data/core/report'
import { moneyOf } from '../../src/locale/money/money'
import { donatePath } from '../../src/site/store-settings/checkout-paths'
import type { ServerContent } from '../kit/element/define-block'
import { emit, useHost } from '../kit/element/host'
import { ServerHtml } from '../kit/element/server-html'
import { Amounts } from './donation.amounts'
import { keepOneAmount, leadToCheckout } from './donation.follow'
import type { DonationData } from './donation.schema'
import { type Choice, chosenCents } from './donation.state'

export function Donation(props: DonationData & ServerContent): ReactElement {
  const { donatePageId, amounts, customAmount, currency, served, serverNodes } = props
  const host = useHost()
  const own = useRef<HTMLInputElement>(null)
  const [choice, setChoice] = useState<Choice>({ kind: 'nothing' })
  const [isRefused, setRefused] = useState(false)
  const cents = chosenCents(choice, currency)
  const isForm = served instanceof HTMLFormElement

  useEffect(() => {
    // B8 L327
    if (!served) report(new BlockError('node-missing', 'the donation block has no button'), host)
  }, [served, host])

  // A click that came before the block is repeated as soon as this stands.
  useLayoutEffect(() => {
    if (!served) return
    if (isForm) return keepOneAmount(served)
    const path = donatePath(donatePageId, cents ? moneyOf(cents, currency).value : '')
    const refuse = (): void => {
      setRefused(true)
      own.current?.focus()
    }
    return leadToCheckout(served, { path, onRefused: cents === undefined ? refuse : undefined })
  }, [served, isForm, donatePageId, cents, currency])

  const choose = (next: Choice): void => {
    setChoice(next)
    setRefused(false)
    const cents = chosenCents(next, currency)
    if (cents) emit(host, 'change', { amountCents: cents })
  }

  const asks = served && !isForm && (amounts.length > 0 || customAmount)
  return (
    <>
      {asks && (
        <Amounts
          {...props}
          choice={choice}
          isRefused={isRefused && cents === undefined}
          own={own}
          onChoose={choose}
          onEnter={() => served.click()}
        />
      )}
      <ServerHtml nodes={serverNodes} />
    </>
  )
}
