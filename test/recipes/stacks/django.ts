import { join } from 'node:path'
import { freePort } from '../../browsers/processes.ts'
import { run, serve } from '../commands.ts'
import { readMessages } from '../messages.ts'
import type { Recipe } from '../recipe.ts'
import { showsRejections } from './own-server.ts'

// `django-admin` is that of the Python which has Django, whichever `python3` is.
const ENV = { DJANGO_SETTINGS_MODULE: 'settings', PYTHONPATH: '.' }

/** A Django project with a form of its own. */
export const django: Recipe = {
  name: 'django',
  programs: { 'django-admin': 'python3-django' },
  files: 'static/ashlar',
  isServerRendered: true,
  async start(folder) {
    await run(['django-admin', 'migrate'], { cwd: folder, env: ENV })
    const port = await freePort()
    const server = await serve(['django-admin', 'runserver', '--noreload', `${port}`], {
      cwd: folder,
      env: ENV,
      port,
    })
    return { ...server, messages: readMessages(join(folder, 'db.sqlite3'), 'shop_message') }
  },
  also: showsRejections,
}
