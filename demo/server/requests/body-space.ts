import type { Context, MiddlewareHandler } from 'hono'

/** Bytes in memory of bodies that are being read, or whose requests are not answered yet. */
export interface BodySpace {
  /** Begins a body of a client. */
  readonly begin: (client: string) => HeldBody
}

/** The body of a request. */
export interface HeldBody {
  /** Reserves space for received bytes. @returns false if there is none left */
  readonly add: (bytes: number) => boolean
  /** Ends the body, whether its request was answered or refused. */
  readonly end: () => void
}

/** The refusal of a body that exceeds the space. */
export const NO_SPACE = 'The server is receiving too much at once. Please try again later.'

/**
 * Creates a limit of the memory that bodies take while they arrive, and until what they contain is stored: clients that
 * send large ones slowly, on many connections, or faster than the database writes, would fill it otherwise. One client leaves space for others.
 *
 * @param limits bytes of all clients together, and of one
 */
export function createBodySpace(limits: { readonly all: number; readonly client: number }): BodySpace {
  const clients = new Map<string, number>()
  let all = 0
  const count = (client: string, bytes: number): void => {
    all += bytes
    const left = (clients.get(client) ?? 0) + bytes
    if (left > 0) clients.set(client, left)
    else clients.delete(client)
  }
  return {
    begin(client) {
      let held = 0
      return {
        add(bytes) {
          if (all + bytes > limits.all || (clients.get(client) ?? 0) + bytes > limits.client) return false
          held += bytes
          count(client, bytes)
          return true
        },
        end() {
          count(client, -held)
          held = 0
        },
      }
    },
  }
}

/** The space of this process: fifteen forms with all their files, and three of each client. */
const bodySpace = createBodySpace({ all: 300e6, client: 60e6 })

const held = new WeakMap<Context, HeldBody>()

/** The space of a request's body; `releaseBodies` ends it. */
export function holdBody(context: Context, client: string): HeldBody {
  const body = held.get(context) ?? bodySpace.begin(client)
  held.set(context, body)
  return body
}

/** Ends the space of each request's body once it is answered. */
export const releaseBodies: MiddlewareHandler = async (context, next) => {
  try {
    await next()
  } finally {
    held.get(context)?.end()
  }
}
