/** Domain of the company that runs the blocks: its environments are internal. */
export const COMPANY_DOMAIN = 'ashlar.example'

/** Path of the owner's configuration panel (B2 L45). */
export const CONFIG_PATH = '/config'

/** Names of the internal environments under the company's domain. */
const INTERNAL_ENVIRONMENTS = [/^staging$/, /^qa\d+$/, /^dev$/]

/** The host is one of the company's own: staging, QA with a number, dev (B6 L290). */
export function isInternalHost(host: string, company = COMPANY_DOMAIN): boolean {
  const name = host.toLowerCase()
  if (!name.endsWith(`.${company}`)) return false
  const environment =
    name
      .slice(0, -company.length - 1)
      .split('.')
      .at(-1) ?? ''
  return INTERNAL_ENVIRONMENTS.some(pattern => pattern.test(environment))
}

/** The path is inside the owner's configuration panel. */
export const isConfigPath = (path: string): boolean =>
  path === CONFIG_PATH || path.startsWith(`${CONFIG_PATH}/`)
