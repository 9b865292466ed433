import { readdirSync } from 'node:fs'
import type { Order } from '../../../src/calls/orders.ts'
import type { Submission } from '../database/submissions.ts'
import type { FileStore } from '../database/uploads.ts'
import type { Log, RequestFacts } from '../requests/services.ts'

/** An optional module's additions to the server. Each is a folder of `modules/`; deleting it removes the module. */
export interface ServerModule {
  /** Writes the server's log. */
  readonly log?: Log
  /** Hears of every answered request. */
  readonly onRequest?: (facts: RequestFacts) => void
  /** Tells others of submissions and orders. */
  readonly channel?: Channel
  /** Stores the bytes of uploads outside of the database. */
  readonly files?: FileStore
  readonly stop?: () => Promise<void>
}

/** A way to tell others of submissions and orders. */
export interface Channel {
  readonly name: string
  /** Delivers a notice, at least once. @throws if it must be tried again */
  readonly deliver: (notice: Notice) => Promise<void>
}

export type Notice = {
  /** The same in every attempt. */
  readonly id: string
} & (
  | { readonly subject: 'submission'; readonly formTitle: string; readonly submission: Submission }
  | { readonly subject: 'order'; readonly order: Order }
)

export type Environment = Readonly<Record<string, string | undefined>>

/** Creates a module; undefined if the environment does not ask for it. @throws for invalid settings */
export type CreateModule = (environment: Environment) => Promise<ServerModule | undefined>

const FOLDER = new URL('../modules/', import.meta.url)

/** Creates the modules whose folders exist. Each imports its packages only if it is asked for. */
export async function loadModules(environment: Environment): Promise<ServerModule[]> {
  const names = readdirSync(FOLDER, { withFileTypes: true }).filter(entry => entry.isDirectory())
  const modules: ServerModule[] = []
  for (const { name } of names) {
    const { create }: { create: CreateModule } = await import(new URL(`${name}/module.ts`, FOLDER).href)
    const module = await create(environment)
    if (module) modules.push(module)
  }
  return modules
}
