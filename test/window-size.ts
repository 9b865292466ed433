import { executeServerCommand } from '@web/test-runner-commands'

/** Sets the size of the window of an element test, in px. */
export const setWindowSize = (width: number, height: number): Promise<unknown> =>
  executeServerCommand('set-window-size', { width, height })
