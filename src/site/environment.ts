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

/** What is asked of a window to know where its page stands. */
export interface Framed {
  readonly self: unknown
  readonly top: { readonly location: Pick<Location, 'pathname'> } | null
}

/** The page stands in the frame of the configuration panel, where its owner edits it (A4 L67, B2 L68). */
export function isEditorBackend(view: Framed): boolean {
  if (view.top === null || view.top === view.self) return false
  try {
    return isConfigPath(view.top.location.pathname)
  } catch {
    // Only a page of another origin keeps its path from us, and the panel has ours.
    return false
  }
}
