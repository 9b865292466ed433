import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A temporary folder of one test. */
export interface TemporaryFolder {
  readonly path: string
  readonly remove: () => Promise<void>
}

/** Writes files by name into a new folder. */
export async function writeFolder(
  files: Readonly<Record<string, string | Buffer>>,
): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), 'ashlar-site-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true })
    await writeFile(join(path, name), content)
  }
  return { path, remove: () => rm(path, { recursive: true }) }
}
