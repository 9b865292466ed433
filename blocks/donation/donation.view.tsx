import { type ReactElement, useMemo, useRef, useState } from 'react'
import { moneyOf } from '../../src/locale/money/money'
import { donatePath } from '../../src/site/store-settings/checkout-paths'
import type { ServerContent } from '../kit/element/define-block'
import { Enhanced } from '../kit/element/enhanced'
import { emit, useHost } from '../kit/element/host'
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

  const asks =
    serverElement && !(serverElement instanceof HTMLFormElement) && (amounts.length > 0 || customAmount)
  return (
    <>
      {asks && (
        <Amounts
          {...props}
          choice={choice}
          isRefused={isRefused && cents === undefined}
          own={own}
          onChoose={choose}
          onEnter={() => serverElement.click()}
        />
      )}
      <Enhanced nodes={serverNodes} enhance={enhanceDonation} data={link} />
    </>
  )
}
