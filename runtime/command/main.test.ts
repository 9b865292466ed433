import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import project from '../../package.json' with { type: 'json' }
import { workspace } from './command.fixture'

const files = workspace()

describe('the built program', () => {
  beforeAll(async () => {
    await build({
      mode: 'command',
      logLevel: 'silent',
      build: { outDir: files.path('dist/cli'), emptyOutDir: true },
    })
  }, 60_000)
  afterAll(() => files.remove())

  const run = (...argv: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
    promisify(execFile)(process.execPath, [files.path('dist/cli/ashlar.js'), ...argv], {
      cwd: files.path('.'),
    }).then(
      result => ({ code: 0, ...result }),
      error => error,
    )

  it('is the file that package.json names, with every import bundled', () => {
    expect(project.bin).toEqual({ ashlar: './dist/cli/ashlar.js' })
    const program = files.read('dist/cli/ashlar.js')
    expect(program).toMatch(/^#!\/usr\/bin\/env node\n/)
    const imports = [...program.matchAll(/(?:from|import)\s*["']([^"'\s]+)["']/g)].map(([, name]) => name)
    expect(imports.filter(name => !name?.startsWith('node:'))).toEqual([])
  })

  it('adopts and checks a folder beside its release', async () => {
    files.write({ 'site/a.html': '<html lang="en"><ashlar-acordion></ashlar-acordion>' })
    expect(await run('adopt', 'site', '--out', 'new')).toMatchObject({ code: 0, stderr: '' })
    const { code, stdout } = await run('check', 'new')
    expect(code).toBe(1)
    expect(stdout).toContain('did you mean accordion? (unknown-block)')
    expect(stdout).toContain(`new/ashlar/boot.js is Ashlar 9.9.9; this command is ${project.version}`)
  })

  it('shows its help and its version, and exits with 2 for wrong usage', async () => {
    expect((await run()).stdout).toContain('Usage: ashlar COMMAND')
    for (const name of ['adopt', 'check', 'serve']) {
      expect((await run(name, '--help')).stdout).toContain(`Usage: ashlar ${name}`)
    }
    expect((await run('--version')).stdout).toBe(`${project.version}\n`)
    expect((await run('adopt')).code).toBe(2)
  })
})
