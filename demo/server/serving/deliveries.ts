import { findForm } from '../database/forms.ts'
import type { Database } from '../database/open-database.ts'
import { findOrder } from '../database/orders.ts'
import { type DueNotice, deleteNotice, postpone, takeDue } from '../database/outbox.ts'
import { findSubmission } from '../database/submissions.ts'
import type { Log } from '../requests/services.ts'
import type { Channel, Notice } from './modules.ts'

/** Interval between two checks of the outbox, in ms. */
const EVERY_MS = 1000

/** Maximum number of notices per check. */
const BATCH = 20

/** Delivers the notices in the outbox until the returned function is called. */
export function startDeliveries(db: Database, channels: readonly Channel[], log: Log): () => Promise<void> {
  let isOver = false
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(async () => {
      if (!isOver) await deliverDue(db, channels, log)
    })
    running = running.catch(error => log('fault', { error }))
  }, EVERY_MS)
  timer.unref()
  return async () => {
    isOver = true
    clearInterval(timer)
    await running
  }
}

/** Delivers the notices that are due. */
export async function deliverDue(db: Database, channels: readonly Channel[], log: Log): Promise<void> {
  const names = channels.map(({ name }) => name)
  const due = await takeDue(db, names, BATCH)
  await Promise.all(
    due.map(async given => {
      const channel = channels.find(({ name }) => name === given.channel)
      const notice = await readNotice(db, given)
      // The order or submission has been deleted, or the channel is no longer configured.
      if (!channel || !notice) return deleteNotice(db, given)
      try {
        await channel.deliver(notice)
      } catch (cause) {
        log('not-delivered', {
          channel: given.channel,
          notice: given.id,
          attempts: given.attempts,
          error: cause,
        })
        return postpone(db, given)
      }
      return deleteNotice(db, given)
    }),
  )
}

async function readNotice(db: Database, { id, subject, subjectId }: DueNotice): Promise<Notice | undefined> {
  if (subject === 'order') {
    const order = await findOrder(db, subjectId)
    return order && { id, subject, order }
  }
  const submission = await findSubmission(db, subjectId)
  if (!submission) return undefined
  const form = await findForm(db, submission.formId)
  return { id, subject, submission, formTitle: form?.title ?? submission.formId }
}
