import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serve } from '../commands.ts'
import type { Recipe } from '../recipe.ts'

/** Pages in plain PHP, with a form of their own. */
export const php: Recipe = {
  name: 'php',
  programs: { php: 'php-cli' },
  files: 'public/ashlar',
  isServerRendered: true,
  async start(folder) {
    const server = await serve(port => ['php', '-S', `localhost:${port}`, '-t', 'public'], { cwd: folder })
    return { ...server, messages: () => readFile(join(folder, 'messages.jsonl'), 'utf8') }
  },
}
