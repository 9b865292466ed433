import { existsSync, readdirSync } from 'node:fs'
import type { Order } from '../../../src/calls/orders.ts'
import type { Submission } from '../database/submissions.ts'
import type { FileStore } from '../database/uploads.ts'
import type { Log, RequestFacts, SendMail } from '../requests/services.ts'

/** An optional module's additions to the server. Each is a file of `modules/`; deleting it removes the module. */
export interface ServerModule {
  /** Writes the server's log. */
  readonly log?: Log
  /** Called after every request. */
  readonly onRequest?: (facts: RequestFacts) => void
  /** Announces submissions and orders to another service. */
  readonly channel?: Channel
  /** Stores the bytes of uploads outside the database. */
  readonly files?: FileStore
  /** Sends mails to visitors. */
  readonly sendMail?: SendMail
  readonly stop?: () => Promise<void>
}

/** A service that is told of submissions and orders. */
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

/** A file of `modules/`. */
interface ModuleFile {
  readonly create: CreateModule
  /** Its environment variables, and what each is for. */
  readonly variables?: Readonly<Record<string, string>>
}

const FOLDER = new URL('../modules/', import.meta.url)

/** Creates the modules whose files exist. Each imports its packages only if it is asked for. */
export async function loadModules(environment: Environment, folder = FOLDER): Promise<ServerModule[]> {
  const modules: ServerModule[] = []
  for (const { create } of await moduleFiles(folder)) {
    const module = await create(environment)
    if (module) modules.push(module)
  }
  return modules
}

/** The environment variables of all modules, and what each is for. */
export async function moduleVariables(folder = FOLDER): Promise<Readonly<Record<string, string>>> {
  const files = await moduleFiles(folder)
  return Object.assign({}, ...files.map(({ variables }) => variables))
}

async function moduleFiles(folder: URL): Promise<ModuleFile[]> {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter(name => /(?<!\.d)\.ts$/.test(name))
  return Promise.all(names.map(name => import(new URL(name, folder).href)))
}
