import type { Context } from 'hono'
import type * as z from 'zod/mini'
import type { AccountKind } from '../database/accounts.ts'
import type { BodyKind } from '../requests/body.ts'
import type { CrumbPlace } from '../requests/crumbs.ts'
import type { Opened, Services } from '../requests/services.ts'

/** A call of the API: its inputs, its answer and its handler. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As in OpenAPI, with `{id}` for path parameters. */
  readonly path: string
  readonly summary: string
  readonly crumb: CrumbPlace
  /** The call requires a session of this kind; others are asked to log in. */
  readonly account?: AccountKind
  readonly query?: z.ZodMiniType
  readonly body?: { readonly kind: BodyKind; readonly schema: z.ZodMiniType }
  /** Maximum size of a body in bytes, unless it is a file. */
  readonly maxBytes?: number
  /** The schema of a 200 or 202 answer; without one the call answers 204. `image` stands for a picture. */
  readonly answer?: z.ZodMiniType | 'image'
  /** Error statuses beyond those that every call may answer with. */
  readonly refusals?: readonly number[]
  /** Handles the same form when the browser posts it without scripts. */
  readonly native?: (call: Pick<CallRequest, 'context' | 'services'> & Opened) => Promise<Response>
  readonly handle: (call: CallRequest) => Promise<Response>
}

/** An incoming call with its validated query and body. */
export interface CallRequest<Body = unknown, Query = unknown> extends Opened {
  readonly context: Context
  readonly services: Services
  readonly body: Body
  readonly query: Query
  /** The client's address. */
  readonly address: string
}

interface CallDefinition<Body extends z.ZodMiniType, Query extends z.ZodMiniType>
  extends Omit<Call, 'body' | 'query' | 'handle'> {
  readonly body?: { readonly kind: BodyKind; readonly schema: Body }
  readonly query?: Query
  readonly handle: (call: CallRequest<z.output<Body>, z.output<Query>>) => Promise<Response>
}

/** Defines a call whose handler is typed by its schemas. */
export function defineCall<Body extends z.ZodMiniType, Query extends z.ZodMiniType>(
  definition: CallDefinition<Body, Query>,
): Call {
  // `answerCall` validates body and query before it runs the handler.
  return definition as unknown as Call
}
