import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** Where `npm run test:package` installs the bundlers that the repository does not need otherwise. */
export const INSTALLED = join(tmpdir(), 'ashlar-bundlers')

/** A folder outside of the repository with the packed tarball installed, and nothing else. */
export interface Workspace {
  /** Path of the tarball. */
  readonly tarball: string
  /** Writes the files of an application into a new folder, and returns its path. */
  readonly addApplication: (files: Readonly<Record<string, string>>) => string
  /** Adds packages of the repository beside the tarball. */
  readonly link: (packages: readonly string[]) => void
  readonly remove: () => void
}

/** Installs the tarball of `pack.ts`. */
export function createWorkspace(): Workspace {
  mkdirSync(INSTALLED, { recursive: true })
  const path = mkdtempSync(join(INSTALLED, 'workspace-'))
  const tarball = process.env['TARBALL'] ?? ''
  writeFileSync(join(path, 'package.json'), JSON.stringify({ private: true }))
  // Offline: the package has no dependencies.
  npm(path, 'install', '--offline', '--no-audit', '--no-package-lock', '--no-save', tarball)
  return {
    tarball,
    addApplication(files) {
      const application = mkdtempSync(join(path, 'application-'))
      for (const [name, content] of Object.entries({ 'package.json': MANIFEST, ...files })) {
        mkdirSync(dirname(join(application, name)), { recursive: true })
        writeFileSync(join(application, name), content)
      }
      return application
    },
    link(packages) {
      for (const name of packages) {
        const target = join(path, 'node_modules', name)
        mkdirSync(dirname(target), { recursive: true })
        symlinkSync(resolve('node_modules', name), target)
      }
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}

const MANIFEST = JSON.stringify({ private: true, type: 'module' })

const npm = (cwd: string, ...args: string[]): string => execFileSync('npm', args, { cwd, encoding: 'utf8' })
