import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { contextSchema } from '../types/context-schema'
import type { Resolve } from './adopt/pictures/public-network'
import { run } from './command'
import { terminalOf } from './terminal'

/** The output of a command, and its exit code. */
interface Outcome {
  readonly code: number
  readonly out: string
  readonly errors: string
}

/** A temporary folder, and the command run in its surroundings. */
export interface Workspace {
  readonly path: (name: string) => string
  readonly write: (files: Readonly<Record<string, string | Buffer>>) => void
  readonly read: (name: string) => string
  /** Runs the command; paths are relative to the workspace where they start with `./`. */
  readonly run: (...argv: string[]) => Promise<Outcome>
  /** The addresses of hosts; without it, commands must reach no network. */
  resolve: Resolve
  readonly remove: () => void
}

const SCHEMA = {
  type: 'object',
  properties: {
    openFirst: { type: 'boolean' },
    design: { enum: ['plain', 'boxed'] },
    items: { type: 'array', items: { type: 'object', properties: { title: { type: 'string' } } } },
    pictures: {
      type: 'array',
      items: { type: 'object', properties: { src: {}, alt: {}, title: {}, type: {} } },
    },
  },
}

const MANIFEST = {
  version: '9.9.9',
  bundles: {
    core: { js: ['core.js'] },
    features: { js: ['features.js', 'core.js'] },
    accordion: { js: ['accordion.js', 'core.js'] },
  },
  files: {
    'boot.js': { bytes: 7 },
    'core.js': { bytes: 10 },
    'accordion.js': { bytes: 100 },
    'features.js': { bytes: 1000 },
    'adopt.js': { bytes: 2000 },
    'header.js': { bytes: 20_000 },
    'dividers.js': { bytes: 50_000 },
    'slideshow.js': { bytes: 9000 },
  },
  variants: { accordion: [{ values: ['slideshow'], js: ['slideshow.js'] }] },
  adoption: ['adopt.js'],
  adoptedParts: { 'legacy-header': ['header.js', 'core.js'], dividers: ['dividers.js'] },
}

/** A release as the build writes it, as far as the command reads it. */
const RELEASE: Readonly<Record<string, string>> = {
  'boot.js': '/*boot*',
  'boot.js.map': '{}',
  'core.js': '0123456789',
  'accordion.js': 'a'.repeat(100),
  'features.js': 'f'.repeat(1000),
  'adopt.js': 'd'.repeat(2000),
  'header.js': 'h'.repeat(20_000),
  'dividers.js': 'i'.repeat(50_000),
  'slideshow.js': 's'.repeat(9000),
  'ashlar.css': '',
  'legacy.css': '',
  'types/ashlar.d.ts': '',
  'manifest.json': JSON.stringify(MANIFEST),
  'schemas/accordion.json': JSON.stringify(SCHEMA),
  'schemas/site-context.json': JSON.stringify(contextSchema()),
}

/** Creates a workspace with a release in `dist`. */
export function workspace(): Workspace {
  const root = mkdtempSync(join(tmpdir(), 'ashlar-command-'))
  const path = (name: string): string => join(root, name)
  const write: Workspace['write'] = files => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(path(name)), { recursive: true })
      writeFileSync(path(name), content)
    }
  }
  write(Object.fromEntries(Object.entries(RELEASE).map(([name, text]) => [`dist/${name}`, text])))
  const files: Workspace = {
    resolve: async () => {
      throw new Error('no command may reach the network')
    },
    path,
    write,
    read: name => readFileSync(path(name), 'utf8'),
    async run(...argv) {
      const out: string[] = []
      const errors: string[] = []
      const outputOf = (texts: string[]) => ({ write: (text: string) => texts.push(text), on: () => {} })
      const terminal = {
        ...terminalOf({ stdout: outputOf(out), stderr: outputOf(errors) }),
        progress: () => {},
      }
      const args = argv.map(arg => arg.replace(/^\.\//, `${root}/`))
      const code = await run(args, {
        terminal,
        dist: path('dist'),
        resolve: hostname => files.resolve(hostname),
      })
      return { code, out: out.join(''), errors: errors.join('') }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
  return files
}
