import type { Order } from '../../../../src/calls/orders.ts'
import type { Submission } from '../../database/submissions.ts'
import { formatValue } from '../../owner/downloads.ts'
import { priceText } from '../../store/prices.ts'

/** The text of a mail about a submission: a line for each value. */
export function submissionText({ values, details, receivedAt }: Submission): string {
  const page = formatValue(details['pagePath'])
  return [
    ...Object.entries(values).map(([field, value]) => `${field}: ${formatValue(value)}`),
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
