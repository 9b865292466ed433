import * as z from 'zod/mini'
import { defineSchema } from './define-schema'

/** The session id of a recording tool; `MOCK_SESSION_ID` means none [API-23]. */
export const FULLSTORY_ID_PATH = '/api/commerce/fullstory/getId'

export const MOCK_SESSION_ID = 'mock'

export const sessionRecording = /* @__PURE__ */ defineSchema(() => z.object({ id: z.string() }))

export type SessionRecording = z.output<typeof sessionRecording>
