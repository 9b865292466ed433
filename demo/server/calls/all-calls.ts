import { accountCalls } from './account-calls.ts'
import type { Call } from './call.ts'
import { captchaCalls } from './captcha.ts'
import { cartCalls } from './cart-calls.ts'
import { eventCalls } from './event-calls.ts'
import { formCalls } from './form-calls.ts'
import { lookupCalls } from './lookup-calls.ts'
import { censusCalls, performanceCalls } from './measurement-calls.ts'
import { orderCalls, productCalls } from './shop-calls.ts'
import { consentCalls, searchCalls, siteValueCalls } from './site-calls.ts'
import { widgetCalls } from './widget-calls.ts'

/** Every call of the API. */
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
