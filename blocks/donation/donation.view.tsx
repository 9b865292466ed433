import { type ReactElement, type SubmitEvent, useMemo, useRef, useState } from 'react'
import { moneyOf } from '../../src/locale/money/money'
import { DONATE_PATH, donatePath } from '../../src/site/store-settings/checkout-paths'
import { Enhanced } from '../kit/element/enhanced'
import { emit, useHost } from '../kit/element/host'
import type { ServerContent } from '../kit/element/server-html'
import type { DonationEvents } from './block'
import { Amounts } from './donation.amounts'
import { type CheckoutLink, enhanceDonation } from './donation.follow'
import type { DonationData } from './donation.schema'
import { type Choice, chosenCents } from './donation.state'

export function Donation(props: DonationData & ServerContent): ReactElement {
  const { donatePageId, amounts, customAmount, currency, serverElement, serverNodes } = props
  const host = useHost()
  const own = useRef<HTMLInputElement>(null)
  const [choice, setChoice] = useState<Choice>({ kind: 'nothing' })
  const [isRefused, setRefused] = useState(false)
  const cents = chosenCents(choice, currency)

  const link = useMemo((): CheckoutLink => {
    const refuse = (): void => {
      setRefused(true)
      own.current?.focus()
    }
    return {
      serverElement,
      path: donatePath(donatePageId, cents ? moneyOf(cents, currency).value : ''),
      onRefused: cents === undefined ? refuse : undefined,
    }
  }, [serverElement, donatePageId, cents, currency])

  const choose = (next: Choice): void => {
    setChoice(next)
    setRefused(false)
    const cents = chosenCents(next, currency)
    if (cents) emit<DonationEvents>(host, 'change', { amountCents: cents })
  }

  const asks = amounts.length > 0 || customAmount
  const amountProps = {
    ...props,
    choice,
    isRefused: isRefused && cents === undefined,
    own,
    onChoose: choose,
  }
  if (!serverNodes.some(node => node instanceof Element)) {
    const submit = (event: SubmitEvent<HTMLFormElement>): void => {
      if (!link.onRefused) return
      event.preventDefault()
      link.onRefused()
    }
    return (
      <form action={DONATE_PATH} onSubmit={submit}>
        <input type="hidden" name="donatePageId" value={donatePageId} />
        {asks && <Amounts {...amountProps} isSent />}
        <button type="submit">{props.button}</button>
      </form>
    )
  }
  return (
    <>
      {serverElement && !(serverElement instanceof HTMLFormElement) && asks && (
        <Amounts {...amountProps} onEnter={() => serverElement.click()} />
      )}
      <Enhanced nodes={serverNodes} enhance={enhanceDonation} data={link} />
    </>
  )
}
