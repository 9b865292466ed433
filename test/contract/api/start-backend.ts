import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../databases/postgres'
import { endBackend, OWNER, startBackend, temporaryFolder } from './backend'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the backend answers. */
    address: string
    /** The owner's password; empty where nobody has told it. */
    ownerPassword: string
    /** Whether it is a server of ours, which the tests may end and start. */
    isOurs: boolean
    /** Whether it sells the products of our shop. */
    hasShop: boolean
  }
}

/** Gives the tests a backend: the one at `BASE_URL`, or one of ours on data of its own. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { BASE_URL: given, OWNER_PASSWORD = '', SHOP, API_DATABASE } = process.env
  provide('isOurs', !given)
  provide('hasShop', !given || SHOP === '1')
  if (given) {
    provide('address', given.replace(/\/$/, ''))
    provide('ownerPassword', OWNER_PASSWORD)
    return async () => {}
  }
  const postgres = API_DATABASE === 'postgres' ? await startPostgres() : undefined
  const folder = temporaryFolder()
  const backend = await startBackend(postgres ? { DATABASE_URL: postgres.url } : { ASHLAR_DATA: folder.path })
  provide('address', backend.address)
  provide('ownerPassword', OWNER.password)
  return async () => {
    await endBackend(backend, 'SIGTERM')
    postgres?.stop()
    folder.remove()
  }
}
