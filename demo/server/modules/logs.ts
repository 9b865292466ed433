import { pino } from 'pino'
import { loggedError } from '../serving/logged-error.ts'
import type { CreateModule } from '../serving/modules.ts'

/** Writes the log as one JSON object a line, to stderr; stdout is for humans. */
export const create: CreateModule = async () => {
  const logger = pino(
    { base: null, timestamp: () => `,"time":"${new Date().toISOString()}"`, messageKey: 'message' },
    pino.destination({ dest: 2, sync: true }),
  )
  return {
    log(event, { error, ...facts } = {}) {
      if (error === undefined) logger.info({ event, ...facts })
      else logger.error({ event, ...facts, error: loggedError(error) })
    },
  }
}
