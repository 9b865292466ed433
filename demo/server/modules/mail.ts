import type { Order } from '../../../src/calls/orders.ts'
import type { Submission } from '../database/submissions.ts'
import { formatValue, valueText } from '../owner/downloads.ts'
import type { CreateModule, Notice } from '../serving/modules.ts'
import { priceText } from '../store/prices.ts'

export const variables = {
  ASHLAR_SMTP_URL: 'mails the owner, and visitors who create an account: smtps://NAME:PASSWORD@HOST',
  ASHLAR_MAIL_TO: 'the recipient (ASHLAR_OWNER_EMAIL)',
  ASHLAR_MAIL_FROM: 'the sender (the recipient)',
} as const

/** Mails submissions and orders to `ASHLAR_MAIL_TO` through `ASHLAR_SMTP_URL`, and visitors who create an account. */
export const create: CreateModule = async environment => {
  const { ASHLAR_SMTP_URL: url, ASHLAR_OWNER_EMAIL: owner } = environment
  if (!url) return undefined
  const to = environment['ASHLAR_MAIL_TO'] || owner
  if (!to) throw new Error('ASHLAR_SMTP_URL needs an ASHLAR_MAIL_TO or an ASHLAR_OWNER_EMAIL.')
  const from = environment['ASHLAR_MAIL_FROM'] || to
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(url)
  return {
    channel: {
      name: 'mail',
      async deliver(notice) {
        const subject = subjectOf(notice)
        const text = notice.subject === 'order' ? orderText(notice.order) : submissionText(notice.submission)
        // Mailboxes show a repeated message id once.
        await transport.sendMail({ from, to, subject, text, messageId: `<${keyOf(notice)}@ashlar.invalid>` })
      },
    },
    async sendMail(to, subject, text) {
      await transport.sendMail({ from, to, subject, text })
    },
    stop: async () => transport.close(),
  }
}

const keyOf = (notice: Notice): string =>
  `${notice.id}.${notice.subject === 'order' ? notice.order.id : notice.submission.id}`

const subjectOf = (notice: Notice): string =>
  notice.subject === 'order' ? `Order ${notice.order.number}` : `New submission: ${notice.formTitle}`

/** The text of a mail about a submission: a line for each value. */
export function submissionText({ values, details, receivedAt }: Submission): string {
  const page = formatValue(details['pagePath'])
  return [
    ...Object.entries(values).map(([field, value]) => `${field}: ${valueText(value)}`),
    '',
    ...(page ? [`Page: ${page}`] : []),
    `Received: ${receivedAt.toISOString()}`,
  ].join('\n')
}

/** The text of a mail about an order. */
export function orderText({ number, name, email, lines, grandTotalCents, note }: Order): string {
  return [
    `Order ${number} by ${name} <${email}>`,
    '',
    ...lines.map(
      ({ quantity, title, unitPriceCents }) => `${quantity} × ${title}, ${priceText(unitPriceCents)}`,
    ),
    '',
    `Total: ${priceText(grandTotalCents)}`,
    ...(note ? ['', note] : []),
  ].join('\n')
}
