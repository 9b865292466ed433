import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { freePort } from '../../../browsers/processes.ts'
import { run, serve } from '../../commands.ts'
import type { Recipe } from '../../recipe.ts'
import { showsRejections } from '../own-server.ts'
import { startMariaDb } from './mariadb.ts'

const DEBIAN = '/usr/share/wordpress'
const SETUP = import.meta.dirname

/** WordPress as Debian packages it, with the plugin, and pages of an author without `unfiltered_html`. */
export const wordpress: Recipe = {
  name: 'wordpress',
  programs: {
    php: 'php-cli',
    'mariadb-install-db': 'mariadb-server',
    'wp-setup': 'wordpress',
    [`${DEBIAN}/wp-content/themes/twentytwentythree`]: 'wordpress-theme-twentytwentythree',
  },
  files: 'ashlar/dist',
  isServerRendered: true,
  async start(folder) {
    const site = join(folder, 'site')
    cpSync(DEBIAN, site, { recursive: true, dereference: true })
    cpSync(join(folder, 'ashlar'), join(site, 'wp-content/plugins/ashlar'), { recursive: true })
    cpSync(join(SETUP, 'wp-config.php'), join(site, 'wp-config.php'))

    const database = await startMariaDb(join(folder, 'database'))
    const port = await freePort()
    const env = {
      DB_SOCKET: database.socket,
      WP_HOME: `http://localhost:${port}`,
      PHP_CLI_SERVER_WORKERS: '4',
    }
    await database.query('CREATE DATABASE wordpress')
    await run(['php', join(SETUP, 'install.php')], { cwd: site, env })
    await run(['php', join(SETUP, 'write-pages.php')], { cwd: site, env })
    const server = await serve(['php', '-S', `localhost:${port}`], { cwd: site, env, port })
    return {
      ...server,
      messages: () =>
        database.query("SELECT post_content FROM wordpress.wp_posts WHERE post_type = 'ashlar_message'"),
      stop: async () => {
        await server.stop()
        await database.stop()
      },
    }
  },
  also: {
    ...showsRejections,
    'brings the blocks of shortcodes to life': async (page, { address }) => {
      await page.goto(`${address}/?pagename=shortcodes`)
      await page.locator('ashlar-accordion[data-test-ready]').waitFor()
      await expect(page.getByText('Two days.')).toBeVisible()
      await page.getByRole('button', { name: 'Returns' }).click()
      await expect(page.getByText('Thirty days, no questions.')).toBeVisible()
      await page.locator('ashlar-gallery[data-test-ready]').waitFor()
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByRole('img', { name: 'A cup' })).toBeInViewport()
    },
    'keeps the tags of authors, and runs no scripts of theirs': async (page, { address }) => {
      await page.goto(`${address}/?pagename=tags`)
      await page.locator('ashlar-accordion[data-test-ready]').waitFor()
      await expect(page.getByText('Two days.')).toBeVisible()
      await expect(page.getByText('An embed')).toBeVisible()
      await expect(page.getByText('Another')).toBeVisible()
      await expect(page.locator('[data-block-json*=Scripts]')).toHaveCount(0)
      await expect(page).toHaveTitle(/^Tags/)
    },
  },
}
