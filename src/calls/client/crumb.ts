import Cookies from 'js-cookie'
import { CRUMB } from '../core/crumb'

/** Where the crumb is kept. */
export interface CrumbStore {
  read(): string | undefined
  store(crumb: string): void
}

/** The crumb in its cookie (B7 L298). One that the page may not set is remembered until the page goes. */
export function createCrumbStore(): CrumbStore {
  let latest: string | undefined
  return {
    read: () => latest ?? Cookies.get(CRUMB),
    store(crumb) {
      Cookies.set(CRUMB, crumb, { path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' })
      // The cookie counts where it can be had: another tab may renew it.
      latest = Cookies.get(CRUMB) === crumb ? undefined : crumb
    },
  }
}
