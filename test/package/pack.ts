import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Packs the build once for all tests, as `npm publish` would: `TARBALL` is its path. */
export default function pack(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-tarball-'))
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]
  const [{ filename }] = JSON.parse(execFileSync('npm', args, { encoding: 'utf8' }))
  process.env['TARBALL'] = join(folder, filename)
  return () => rmSync(folder, { recursive: true, force: true })
}
