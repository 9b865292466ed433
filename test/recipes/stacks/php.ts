import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../browsers/processes.ts'
import { serve } from '../commands.ts'
import type { Recipe } from '../recipe.ts'
import { showsRejections } from './own-server.ts'

/** Pages in plain PHP, with a form of their own. */
export const php: Recipe = {
  name: 'php',
  programs: { php: 'php-cli' },
  files: 'public/ashlar',
  isServerRendered: true,
  async start(folder) {
    const port = await freePort()
    const server = await serve(['php', '-S', `localhost:${port}`, '-t', 'public'], { cwd: folder, port })
    return { ...server, messages: () => readFile(join(folder, 'messages.jsonl'), 'utf8') }
  },
  also: showsRejections,
}
