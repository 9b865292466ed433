import * as z from 'zod/mini'
import { defineSchema } from './define-schema'

/** An identifier for a tool that records sessions; `MOCK_SESSION_ID` means that there is none [API-23]. */
export const FULLSTORY_ID_PATH = '/api/commerce/fullstory/getId'

export const MOCK_SESSION_ID = 'mock'

export const sessionRecording = /* @__PURE__ */ defineSchema(() => z.object({ id: z.string() }))

export type SessionRecording = z.output<typeof sessionRecording>
