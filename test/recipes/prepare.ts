import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { run } from './commands.ts'
import type { Recipe } from './recipe.ts'

const SITES = resolve('demo/recipes')

/** Outside of git, and inside the repository, so that sites find the packages that it has installed. */
const WORK = resolve('.cache/recipes')
const TARBALL = join(WORK, 'ashlar.tgz')
const PACKAGE = join(WORK, 'package')

/** Packs and unpacks `ashlar` as npm would publish it. */
export async function packAshlar(): Promise<void> {
  mkdirSync(WORK, { recursive: true })
  // The build has just run.
  const report = await run(['npm', 'pack', '--ignore-scripts', '--json', '--pack-destination', WORK], {
    cwd: '.',
  })
  const [{ filename }] = JSON.parse(report)
  rmSync(PACKAGE, { recursive: true, force: true })
  await run(['tar', '-xzf', filename], { cwd: WORK })
  rmSync(TARBALL, { force: true })
  cpSync(join(WORK, filename), TARBALL)
}

/** Copies a site to a folder where it may build, with the files of `ashlar`. */
export async function prepare({ name, files, hasPackages }: Recipe): Promise<string> {
  const folder = join(WORK, name)
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync(folder)) {
    if (entry !== 'node_modules' || !hasPackages) rmSync(join(folder, entry), { recursive: true })
  }
  cpSync(join(SITES, name), folder, { recursive: true })
  if (hasPackages) await installPackages(folder)
  else linkPackages(folder)
  if (files) cpSync(join(PACKAGE, 'dist'), join(folder, files), { recursive: true })
  return folder
}

/** Installs the packages of a site, unless an earlier run has; `ashlar` is that of this build. */
async function installPackages(folder: string): Promise<void> {
  const wanted = readFileSync(join(folder, 'package.json'), 'utf8')
  const stamp = join(folder, 'node_modules/.installed.json')
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    // A registry's mirror may lack the binaries of other platforms, and npm then rejects a lock file.
    await run(['npm', 'install', '--no-package-lock', '--no-audit', '--no-fund'], { cwd: folder })
    writeFileSync(stamp, wanted)
  }
  const installed = join(folder, 'node_modules/ashlar')
  rmSync(installed, { recursive: true })
  cpSync(PACKAGE, installed, { recursive: true })
}

/** Links the packages of a site that the repository has, too. */
function linkPackages(folder: string): void {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'))
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(name === 'ashlar' ? PACKAGE : resolve('node_modules', name), link)
  }
}
