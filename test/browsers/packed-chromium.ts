import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { starts } from './programs.ts'

const FOLDER = resolve(import.meta.dirname, '../../.cache/chromium')
const LIBRARIES = join(FOLDER, 'al2023', 'lib')
const FONTS = join(FOLDER, 'fonts.conf')

/**
 * Unpacks the Chromium for Linux on x64 that the npm package @sparticuz/chromium contains: it needs neither a download
 * host nor a package manager, and brings fonts and NSS for systems without them.
 */
export async function packedChromium(): Promise<
  { executablePath: string; env: Record<string, string> } | undefined
> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  if (!existsSync(FOLDER)) await unpack()
  const executablePath = join(FOLDER, 'chromium')
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: FONTS }
  const isComplete = await starts(executablePath, fonts)
  return { executablePath, env: isComplete ? fonts : { ...fonts, LD_LIBRARY_PATH: LIBRARIES } }
}

/** Unpacks beside the final folder and renames at the end: an interrupted run leaves no half browser. */
async function unpack(): Promise<void> {
  const { default: packed, inflate } = await import('@sparticuz/chromium')
  const temporary = `${FOLDER}.part`
  await rm(temporary, { recursive: true, force: true })
  await mkdir(temporary, { recursive: true })

  const { TMPDIR } = process.env
  // The package unpacks nowhere else.
  process.env['TMPDIR'] = temporary
  try {
    await packed.executablePath()
    const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
    await inflate(join(dirname(entry), '..', 'bin', 'al2023.tar.br'))
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = TMPDIR
  }
  await writeFile(join(temporary, 'fonts.conf'), fontsConfig(FOLDER))
  await rename(temporary, FOLDER)
}

function fontsConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`
}
