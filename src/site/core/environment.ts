/** Path of the owner's configuration panel (B2 L45). */
export const CONFIG_PATH = '/config'

/** The path is inside the owner's configuration panel. */
export const isConfigPath = (path: string): boolean =>
  path === CONFIG_PATH || path.startsWith(`${CONFIG_PATH}/`)
