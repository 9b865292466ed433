import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isRecord, parseJson } from '../../../src/data/core/json'
import type { Finding } from './finding'

/** A release in the folder of a site. */
export interface FoundRelease {
  /** The path of boot.js, from the folder. */
  readonly boot: string
  /** `undefined` without a manifest. */
  readonly version: string | undefined
  readonly findings: readonly Finding[]
}

/** Reads which release a boot.js is of, and finds files that are missing or from another one. */
export async function checkRelease(root: string, boot: string): Promise<FoundRelease> {
  const folder = dirname(join(root, boot))
  const finding = (message: string): Finding => ({
    file: boot,
    line: 1,
    column: 1,
    rule: 'release-incomplete',
    message,
  })
  const manifest = await readManifest(join(folder, 'manifest.json'))
  if (!manifest) {
    return { boot, version: undefined, findings: [finding('manifest.json is missing beside boot.js')] }
  }
  const findings: Finding[] = []
  for (const [file, bytes] of manifest.files) {
    const found = await stat(join(folder, file)).catch(() => undefined)
    if (!found) findings.push(finding(`${file} is missing: copy the release again`))
    else if (found.size !== bytes) {
      findings.push(finding(`${file} has ${found.size} bytes instead of ${bytes}: it is of another release`))
    }
  }
  return { boot, version: manifest.version, findings }
}

async function readManifest(
  path: string,
): Promise<{ version: string; files: [file: string, bytes: number][] } | undefined> {
  try {
    const manifest = parseJson(await readFile(path, 'utf8'))
    if (!isRecord(manifest) || !isRecord(manifest['files'])) return undefined
    const files = Object.entries(manifest['files']).map(([file, facts]): [string, number] => [
      file,
      isRecord(facts) ? Number(facts['bytes']) : 0,
    ])
    return { version: `${manifest['version']}`, files }
  } catch {
    return undefined
  }
}
