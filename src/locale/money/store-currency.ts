import { storeSettings } from '../../site/store-settings/store-settings'
import { type CurrencyCode, isCurrencyCode } from './currencies'
import { DEFAULT_CURRENCY } from './default-currency'
import { type Money, moneyOf } from './money'

/**
 * ISO 4217 code of the currency of amounts that name none: the one that the shop sells in, else the one that it keeps
 * its accounts in, else US dollars [CTX-20]. A currency without a format of its own counts as missing.
 */
export function storeCurrency(): CurrencyCode {
  const { selectedCurrency, defaultCurrency } = storeSettings()
  return [selectedCurrency, defaultCurrency].find(isCurrencyCode) ?? DEFAULT_CURRENCY
}

/** No money at all, in the shop's currency [CART-06] [MON-09]. */
export const zeroMoney = (): Money => moneyOf(0, storeCurrency())
