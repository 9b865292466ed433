import type { Context } from 'hono'
import type * as z from 'zod/mini'
import type { AccountKind } from '../database/accounts.ts'
import type { BodyKind } from '../requests/body.ts'
import type { CrumbPlace } from '../requests/crumbs.ts'
import type { Opened, Services } from '../requests/services.ts'

/** One call of the wire: what it takes, what it answers, and what it does. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As in OpenAPI, with `{id}` for a part that varies. */
  readonly path: string
  readonly summary: string
  readonly crumb: CrumbPlace
  /** Only who is signed in to such an account may make it; others are asked to log in. */
  readonly account?: AccountKind
  readonly query?: z.ZodMiniType
  readonly body?: { readonly kind: BodyKind; readonly schema: z.ZodMiniType }
  /** What it answers with status 200, or 202; nothing means 204, `image` a picture. */
  readonly answer?: z.ZodMiniType | 'image'
  /** Statuses of refusals beyond those that any call may give. */
  readonly refusals?: readonly number[]
  /** A form that the browser sends by itself, without scripts, to the same address. */
  readonly native?: (call: Pick<CallRequest, 'context' | 'services'> & Opened) => Promise<Response>
  readonly handle: (call: CallRequest) => Promise<Response>
}

/** A call that came in, with its query and body as their schemas read them. */
export interface CallRequest<Body = unknown, Query = unknown> extends Opened {
  readonly context: Context
  readonly services: Services
  readonly body: Body
  readonly query: Query
  /** Where it comes from. */
  readonly address: string
}

interface CallDefinition<Body extends z.ZodMiniType, Query extends z.ZodMiniType>
  extends Omit<Call, 'body' | 'query' | 'handle'> {
  readonly body?: { readonly kind: BodyKind; readonly schema: Body }
  readonly query?: Query
  readonly handle: (call: CallRequest<z.output<Body>, z.output<Query>>) => Promise<Response>
}

/** Defines a call whose handler sees the types of its schemas. */
export function defineCall<Body extends z.ZodMiniType, Query extends z.ZodMiniType>(
  definition: CallDefinition<Body, Query>,
): Call {
  // The schemas have read body and query before the handler sees them.
  return definition as unknown as Call
}
