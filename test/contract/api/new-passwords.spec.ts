import { expect, inject, it, vi } from 'vitest'
import { authenticate, createSession, findSession, saveAccount } from '../../../demo/server/database/accounts'
import { accountLimit, isWithinLimit } from '../../../demo/server/database/stored-limits'
import { openServices } from '../../../demo/server/serving/open-services'
import { startPostgres } from '../../databases/postgres'
import { dataFolder } from '../../databases/prepared'

// Starts several servers.
vi.setConfig({ testTimeout: 240_000 })

const onPostgres = process.env['API_DATABASE'] === 'postgres'

/** An owner's account, with the session that it begins. */
async function start(
  data: { folder: string } | { url: string },
  owner: { email?: string; password?: string },
) {
  const services = openServices({ data, owner })
  const { db } = await services.open()
  return { db, stop: services.close }
}

it.skipIf(!inject('isOurs'))(
  'ends all sessions with a new password, lets a locked-out owner in again, and retires an owner with a new address',
  async () => {
    const folder = dataFolder()
    const postgres = onPostgres ? startPostgres() : undefined
    const data = postgres ? { url: postgres.url } : { folder: folder.path }
    const before = await start(data, { password: 'the first one' })
    const owner = await authenticate(before.db, 'owner', 'owner@example.com', 'the first one')
    const { token } = await createSession(before.db, 'owner', owner ?? 0, 1e6)
    await saveAccount(before.db, 'owner', 'owner@example.com', 'the first one')
    expect(await findSession(before.db, 'owner', token)).toBeDefined()

    const customer = ['site-user', 'ada@example.com'] as const
    await saveAccount(before.db, ...customer, 'her first one')
    const ada = (await authenticate(before.db, ...customer, 'her first one')) ?? 0
    const hers = await createSession(before.db, 'site-user', ada, 1e6)
    await saveAccount(before.db, ...customer, 'her second one')
    expect(await findSession(before.db, 'site-user', hers.token)).toBe(undefined)
    expect(await findSession(before.db, 'owner', token)).toBeDefined()
    // Strangers have locked the owner out.
    const lock = accountLimit('owner', 'owner@example.com')
    expect(await isWithinLimit(before.db, lock, { max: 1, windowMs: 1e6 }, 2)).toBe(false)
    await before.stop()

    const changed = await start(data, { password: 'the second one' })
    expect(await findSession(changed.db, 'owner', token)).toBe(undefined)
    expect(await isWithinLimit(changed.db, lock, { max: 1, windowMs: 1e6 })).toBe(true)
    const second = await createSession(changed.db, 'owner', owner ?? 0, 1e6)
    await changed.stop()

    const moved = await start(data, { email: 'New@example.com', password: 'the second one' })
    expect(await authenticate(moved.db, 'owner', 'owner@example.com', 'the second one')).toBe(undefined)
    expect(await authenticate(moved.db, 'owner', 'new@example.com', 'the second one')).toBeDefined()
    expect(await findSession(moved.db, 'owner', second.token)).toBe(undefined)
    await moved.stop()
    postgres?.stop()
    folder.remove()
  },
)
