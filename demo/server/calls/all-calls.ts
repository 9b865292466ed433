import { accountCalls } from './account-calls.ts'
import type { Call } from './call.ts'
import { captchaCalls } from './captcha.ts'
import { cartCalls } from './cart-calls.ts'
import { censusCalls } from './census-calls.ts'
import { consentCalls } from './consent-calls.ts'
import { eventCalls } from './event-calls.ts'
import { formCalls } from './form-calls.ts'
import { lookupCalls } from './lookup-calls.ts'
import { orderCalls } from './order-calls.ts'
import { performanceCalls } from './performance-calls.ts'
import { productCalls } from './product-calls.ts'
import { searchCalls } from './search-calls.ts'
import { siteValueCalls } from './site-value-calls.ts'
import { widgetCalls } from './widget-calls.ts'

/** Every call that the server answers. */
export const ALL_CALLS: readonly Call[] = [
  ...formCalls,
  ...captchaCalls,
  ...censusCalls,
  ...consentCalls,
  ...eventCalls,
  ...performanceCalls,
  ...widgetCalls,
  ...accountCalls,
  ...siteValueCalls,
  ...lookupCalls,
  ...searchCalls,
  ...cartCalls,
  ...productCalls,
  ...orderCalls,
]
