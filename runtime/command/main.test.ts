import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { promisify } from 'node:util'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import project from '../../package.json' with { type: 'json' }
import { workspace } from './command.fixture'

const files = workspace()

/** Lines of progress, which come with time. */
const PROGRESS = /^\d+ (of \d+ )?(pages|files): .*\n/gm

describe('the built program', () => {
  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production')
    await build({
      mode: 'command',
      logLevel: 'silent',
      build: { outDir: files.path('dist/cli'), emptyOutDir: true },
    })
  }, 60_000)
  afterAll(() => {
    vi.unstubAllEnvs()
    files.remove()
  }, 60_000)

  const run = (...argv: string[]) => runWith([], ...argv)
  const runWith = (
    options: readonly string[],
    ...argv: string[]
  ): Promise<{ code: number; stdout: string; stderr: string }> =>
    promisify(execFile)(process.execPath, [...options, files.path('dist/cli/ashlar.js'), ...argv], {
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

  it('prerenders a folder by the views of the blocks', async () => {
    files.write({
      'own/a.html': `<html lang="fr"><ashlar-social-follow data-block-json='{"username":"@tarn"}'></ashlar-social-follow>`,
    })
    expect(await run('prerender', 'own')).toMatchObject({ code: 0, stderr: '' })
    expect(files.read('own/a.html')).toContain('>Suivre @tarn</a>')
  })

  it('works on 2,000 pages in bounded memory', async () => {
    const rows = '<li><a href="/x">link</a> <b>bold</b></li>'.repeat(60)
    const page = (at: number): string =>
      `<ul>${rows}</ul><ashlar-quote data-block-json='{"text":"${at}"}'></ashlar-quote>`
    const names = Array.from({ length: 2000 }, (_, at) => [`many/${at % 50}/${at}.html`, page(at)])
    files.write(Object.fromEntries(names))
    // All pages, parsed, take several times as much.
    const run = (...argv: string[]) => runWith(['--max-old-space-size=64'], ...argv)
    expect((await run('adopt', 'many', '--out', 'moved')).stdout).toContain('aliveBlocks: 2000')
    expect((await run('prerender', 'moved')).stdout).toContain('blocks: 2000')
    expect((await run('check', 'moved', '--json')).code).toBe(0)
  })

  it.each([
    [['check', 'wide']],
    [['check', 'wide', '--json']],
    [['check', 'wide/0.html', 'nowhere']],
    [['prerender', 'wide', '--json']],
    [['adopt', 'wide', '--out', 'cut', '--force', '--json']],
    [['adopt', 'wide']],
    [['--help']],
    [['chek']],
  ])('goes on without output when %j is cut, as by | head', async argv => {
    const page = '<img src="a.jpg">\n'.repeat(50)
    files.write(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`wide/${at}.html`, page])))
    const whole = await run(...argv)
    for (const cut of ['stdout', 'stderr'] as const) {
      const child = spawn(process.execPath, [files.path('dist/cli/ashlar.js'), ...argv], {
        cwd: files.path('.'),
      })
      child[cut].destroy()
      let other = ''
      child[cut === 'stdout' ? 'stderr' : 'stdout'].on('data', chunk => {
        other += chunk
      })
      const [code] = await once(child, 'close')
      const expected = whole[cut === 'stdout' ? 'stderr' : 'stdout']
      expect([cut, code, other.replace(PROGRESS, '')]).toEqual([
        cut,
        whole.code,
        expected.replace(PROGRESS, ''),
      ])
    }
  })

  it('fails with a message if the disk for its output is full', async () => {
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, [files.path('dist/cli/ashlar.js'), '--version'], {
      stdio: ['ignore', full, 'pipe'],
    })
    let errors = ''
    child.stderr?.on('data', chunk => {
      errors += chunk
    })
    const [code] = await once(child, 'close')
    closeSync(full)
    expect([code, errors]).toEqual([
      1,
      'ashlar: the output could not be written: ENOSPC: no space left on device, write\n',
    ])
  })

  it('shows its help and its version, and exits with 2 for wrong usage', async () => {
    expect((await run()).stdout).toContain('Usage: ashlar COMMAND')
    for (const name of ['adopt', 'prerender', 'check', 'serve', 'tags']) {
      expect((await run(name, '--help')).stdout).toContain(`Usage: ashlar ${name}`)
    }
    expect((await run('--version')).stdout).toBe(`${project.version}\n`)
    expect((await run('adopt')).code).toBe(2)
  })
})
