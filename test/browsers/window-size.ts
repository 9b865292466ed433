import type { TestRunnerPlugin } from '@web/test-runner'
import type { Page } from 'playwright'
import type { Size } from './visit.ts'
import type { webkitLauncher } from './webkit-launcher.ts'

/** The parts of the launchers that set the size of a window. */
type Launcher = ReturnType<typeof webkitLauncher> & { getPage(id: string): Page }

/** Sets the size of a test's window in every engine: the library's own command does not know our launcher of WebKit. */
export const windowSize: TestRunnerPlugin<Size> = {
  name: 'ashlar:window-size',
  async executeCommand({ command, payload, session }) {
    if (command !== 'set-window-size' || !payload) return
    const launcher = session.browser as Launcher
    if (launcher.type === 'webkit') await launcher.setViewport(session.id, payload)
    else await launcher.getPage(session.id).setViewportSize(payload)
    return true
  },
}
