import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RECIPES } from './recipes.ts'

const NAMES = RECIPES.map(({ name }) => name)

describe('demo/recipes', () => {
  it('has a folder and a row in its README for every recipe', () => {
    const folders = readdirSync('demo/recipes').filter(name => name !== 'README.md')
    expect([...NAMES].sort()).toEqual(folders.sort())
    const rows = readFileSync('demo/recipes/README.md', 'utf8').matchAll(/^\| \[(.+)\]\(\1\)/gm)
    expect([...rows].map(([, name]) => name).sort()).toEqual(folders)
  })
})

describe.each(RECIPES.filter(({ name, hasPackages }) => !hasPackages && hasPackageJson(name)))(
  'demo/recipes/$name',
  ({ name }) => {
    it('names the versions that the repository has, which it is tested with', () => {
      const { ashlar, ...others } = versions(`demo/recipes/${name}/package.json`)
      expect(ashlar).toBe('file:../ashlar.tgz')
      expect(versions('package.json')).toMatchObject(others)
    })
  },
)

describe('npm run recipes', () => {
  const run = (...names: string[]) =>
    spawnSync(process.execPath, ['test/recipes/run-recipes.ts', ...names], {
      encoding: 'utf8',
      env: { ...process.env, PATH: '/nowhere' },
    })

  it('skips what is not installed, and names the command that installs it', () => {
    const { status, stdout } = run('hugo', 'django')
    expect(stdout).toBe(
      'skipped: hugo is not installed (apt-get install hugo)\nskipped: django is not installed (apt-get install python3-django)\n',
    )
    expect(status).toBe(0)
  })

  it('rejects unknown names, and lists those that it knows', () => {
    const { status, stderr } = run('hugi')
    expect(stderr).toContain('no recipe hugi')
    expect(stderr).toContain(NAMES.join(', '))
    expect(status).toBe(2)
  })
})

function hasPackageJson(name: string): boolean {
  return existsSync(`demo/recipes/${name}/package.json`)
}

function versions(file: string): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'))
  return { ...dependencies, ...devDependencies }
}
