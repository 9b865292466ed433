import * as z from 'zod/mini'
import { type CurrencyCode, isCurrencyCode } from './currencies'
import { storeCurrency } from './store-currency'

/** ISO 4217 code of amounts that name none; the shop's currency by default [CTX-20]. */
export const currencyField = () =>
  z._default(z.custom<CurrencyCode>(isCurrencyCode, 'expected the code of a currency we know'), () =>
    storeCurrency(),
  )
