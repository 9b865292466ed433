import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../databases/postgres'
import prepareDatabase, { dataFolder } from '../../databases/prepared'
import { OWNER, startBackend, stopBackend } from './backend'

declare module 'vitest' {
  interface ProvidedContext {
    /** Base URL of the backend. */
    address: string
    /** The owner's password; empty if unknown. */
    ownerPassword: string
    /** Whether it is our own server, which the tests may stop and start. */
    isOurs: boolean
    /** The id of our server's process; 0 if it is not ours. */
    pid: number
    /** Whether it sells the products of the demo shop. */
    hasShop: boolean
  }
}

/** Provides a backend for the tests: the one at `BASE_URL`, or our own with its own data. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { BASE_URL: given, OWNER_PASSWORD = '', SHOP, API_DATABASE } = process.env
  await prepareDatabase()
  provide('isOurs', !given)
  provide('hasShop', !given || SHOP === '1')
  if (given) {
    provide('pid', 0)
    provide('address', given.replace(/\/$/, ''))
    provide('ownerPassword', OWNER_PASSWORD)
    return async () => {}
  }
  const postgres = API_DATABASE === 'postgres' ? await startPostgres() : undefined
  const folder = dataFolder()
  const backend = await startBackend(postgres ? { DATABASE_URL: postgres.url } : { ASHLAR_DATA: folder.path })
  provide('address', backend.address)
  provide('pid', backend.process.pid ?? 0)
  provide('ownerPassword', OWNER.password)
  return async () => {
    await stopBackend(backend, 'SIGTERM')
    postgres?.stop()
    folder.remove()
  }
}
