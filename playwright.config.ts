import { defineConfig } from 'playwright/test'
import { chromiumLaunch } from './test/browsers/find-chromium.ts'

/** The pages that tell whether the product works, and every page once with axe. */
const CORE = [
  'adoption',
  'buy',
  'cart-drawer',
  'consent',
  'every-page',
  'form',
  'hosts',
  'later-elements',
  'lightbox',
  'loading',
  'policies',
  'prerender',
  'print',
  'shop',
].map(name => `test/pages/${name}.spec.ts`)

/** The pages of the QA site in a real browser; each worker starts a server of its own. */
export default defineConfig({
  testDir: 'test/pages',
  globalSetup: './test/databases/prepared.ts',
  outputDir: 'test-results/pages',
  fullyParallel: true,
  // One more than the two cores of a small machine: pages wait for frames, timers and the server a third of the time.
  workers: 3,
  // Of a busy machine: what passes takes a few seconds.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  // `npm test` runs the first, `npm run test:all` both.
  projects: [
    { name: 'core', testMatch: CORE },
    { name: 'more', testIgnore: CORE },
  ],
  use: {
    launchOptions: await chromiumLaunch(),
    locale: 'en-GB',
    // Of what failed: what the page did, requested and logged. Its DOM at each step, for which Playwright would slow
    // every test, is in the trace of a run with --trace on.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
})
