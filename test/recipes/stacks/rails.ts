import { join } from 'node:path'
import { freePort } from '../../browsers/processes.ts'
import { run, serve } from '../commands.ts'
import { readMessages } from '../messages.ts'
import type { Recipe } from '../recipe.ts'
import { showsRejections } from './own-server.ts'

/** A Rails application with a form of its own. */
export const rails: Recipe = {
  name: 'rails',
  programs: { rails: 'ruby-rails', puma: 'puma ruby-sqlite3' },
  files: 'public/ashlar',
  isServerRendered: true,
  async start(folder) {
    await run(['bin/rails', 'db:migrate'], { cwd: folder })
    const port = await freePort()
    const server = await serve(['bin/rails', 'server', '--port', `${port}`], { cwd: folder, port })
    return { ...server, messages: readMessages(join(folder, 'db/development.sqlite3'), 'messages') }
  },
  also: showsRejections,
}
