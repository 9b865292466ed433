import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { build as esbuild } from 'esbuild'
import { rollup } from 'rollup'
import { createLogger, createServer, type Logger, build as viteBuild } from 'vite'
import { INSTALLED } from './application.ts'

/** A bundler that turns an application into a folder of files. */
export interface Bundler {
  /** Its version, if it is installed in `INSTALLED`. */
  readonly install?: string
  /** Additional files of the application. */
  readonly files?: (page: (script: string) => string, code: string) => Readonly<Record<string, string>>
  /**
   * Bundles the application, whose script is `main.js` and whose page is `index.html`.
   *
   * @returns the folder to serve, or the address of the bundler's own server.
   */
  readonly bundle: (path: string) => Promise<string>
  /** Stops the bundler's own server. */
  readonly stop?: () => Promise<void>
}

const SCRIPT = '<script type="module" src="./main.js"></script>'

/** For bundlers that build scripts only: the page beside them. */
const pageInOutput: NonNullable<Bundler['files']> = page => ({ 'out/index.html': page(SCRIPT) })
const pageAsEntry: NonNullable<Bundler['files']> = page => ({ 'index.html': page(SCRIPT) })

function run(path: string, program: string, ...args: string[]): void {
  const file = join(INSTALLED, 'node_modules/.bin', program)
  if (!existsSync(file)) throw new Error(`${program} is not installed: npm run test:package`)
  const { NODE_OPTIONS: _, ...env } = process.env
  const output = execFileSync(file, args, {
    encoding: 'utf8',
    cwd: path,
    stdio: 'pipe',
    env: { ...env, ASTRO_TELEMETRY_DISABLED: '1' },
  })
  if (/warning/i.test(output)) refuse(output)
}

/** Fails a build that warns. */
function refuse(warning: unknown): never {
  throw new Error(typeof warning === 'string' ? warning : JSON.stringify(warning))
}

const STRICT: Logger = { ...createLogger('warn'), info() {}, warn: refuse, warnOnce: refuse }

let devServer: Awaited<ReturnType<typeof createServer>> | undefined

/** The bundlers by name; those with `install` are not part of the repository. */
export const BUNDLERS: Readonly<Record<string, Bundler>> = {
  'vite build': {
    files: pageAsEntry,
    async bundle(path) {
      await viteBuild({ root: path, configFile: false, customLogger: STRICT })
      return join(path, 'dist')
    },
  },
  'vite dev': {
    files: pageAsEntry,
    async bundle(path) {
      devServer = await createServer({
        root: path,
        configFile: false,
        customLogger: STRICT,
        server: { port: 0, host: '127.0.0.1' },
      })
      await devServer.listen()
      return devServer.resolvedUrls?.local[0] ?? ''
    },
    stop: async () => devServer?.close(),
  },
  esbuild: {
    files: pageInOutput,
    async bundle(path) {
      const entryPoints = [join(path, 'main.js')]
      const { warnings } = await esbuild({
        entryPoints,
        outdir: join(path, 'out'),
        bundle: true,
        splitting: true,
        format: 'esm',
        logLevel: 'silent',
      })
      if (warnings.length > 0) refuse(warnings)
      return join(path, 'out')
    },
  },
  'esbuild, in one file': {
    files: pageInOutput,
    async bundle(path) {
      const { warnings } = await esbuild({
        entryPoints: [join(path, 'main.js')],
        outdir: join(path, 'out'),
        bundle: true,
        format: 'esm',
        logLevel: 'silent',
      })
      if (warnings.length > 0) refuse(warnings)
      return join(path, 'out')
    },
  },
  rollup: {
    files: pageInOutput,
    async bundle(path) {
      const bundle = await rollup({ input: join(path, 'main.js'), plugins: [nodeResolve()], onwarn: refuse })
      await bundle.write({ dir: join(path, 'out'), format: 'es' })
      await bundle.close()
      return join(path, 'out')
    },
  },
  webpack: {
    install: 'webpack@5.112.2 webpack-cli@7.3.1',
    files: (page, code) => ({
      ...pageInOutput(page, code),
      'webpack.config.js': `export default { mode: 'production', entry: './main.js', stats: 'errors-warnings',
        optimization: { minimize: false }, performance: false, output: { path: import.meta.dirname + '/out' } }`,
    }),
    async bundle(path) {
      run(path, 'webpack')
      return join(path, 'out')
    },
  },
  parcel: {
    install: 'parcel@2.16.4',
    files: (page, code) => ({
      ...pageAsEntry(page, code),
      'package.json': JSON.stringify({ private: true, '@parcel/resolver-default': { packageExports: true } }),
    }),
    async bundle(path) {
      run(path, 'parcel', 'build', 'index.html', '--no-cache', '--log-level', 'warn')
      return join(path, 'dist')
    },
  },
  astro: {
    install: 'astro@7.3.5',
    files: (page, code) => ({ 'src/pages/index.astro': page(`<script>${code}</script>`) }),
    async bundle(path) {
      run(path, 'astro', 'build')
      return join(path, 'dist')
    },
  },
}
