import { createHmac } from 'node:crypto'
import type { CreateModule } from '../serving/modules.ts'

export const variables = {
  ASHLAR_WEBHOOK_URL: 'posts submissions and orders as JSON to that address',
  ASHLAR_WEBHOOK_SECRET: 'signs them',
} as const

/** How long a receiver may take to answer, in ms. */
const TIMEOUT_MS = 10_000

/**
 * Posts submissions and orders as JSON to `ASHLAR_WEBHOOK_URL`. The header `Ashlar-Signature: t=TIME,v1=HEX` has the
 * HMAC-SHA256 of `TIME.BODY` with `ASHLAR_WEBHOOK_SECRET`; `Ashlar-Delivery` has an id that repetitions share.
 */
export const create: CreateModule = async ({ ASHLAR_WEBHOOK_URL: url, ASHLAR_WEBHOOK_SECRET: secret }) => {
  if (!url) return undefined
  if (!secret) throw new Error('ASHLAR_WEBHOOK_URL needs an ASHLAR_WEBHOOK_SECRET.')
  return {
    channel: {
      name: 'webhook',
      async deliver({ id, ...notice }) {
        const body = JSON.stringify(notice)
        const time = Math.floor(Date.now() / 1000)
        const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
        const response = await fetch(url, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: {
            'content-type': 'application/json',
            'ashlar-delivery': id,
            'ashlar-signature': `t=${time},v1=${signature}`,
          },
          body,
        })
        await response.body?.cancel()
        if (!response.ok) throw new Error(`The receiver answered ${response.status}.`)
      },
    },
  }
}
