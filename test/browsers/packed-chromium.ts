import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { starts } from './programs.mjs'

const FOLDER = resolve(import.meta.dirname, '../../.cache/chromium')
const LIBRARIES = join(FOLDER, 'al2023', 'lib')
const FONTS = join(FOLDER, 'fonts.conf')

/**
 * Unpacks the Chromium that the npm package @sparticuz/chromium carries for Linux on x64: no download
 * host and no package manager needed. It takes fonts and NSS from the package where the system has none.
 *
 * @returns {Promise<{executablePath: string, env: Record<string, string>} | undefined>}
 */
export async function packedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  if (!existsSync(FOLDER)) await unpack()
  const executablePath = join(FOLDER, 'chromium')
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: FONTS }
  const isComplete = await starts(executablePath, fonts)
  return { executablePath, env: isComplete ? fonts : { ...fonts, LD_LIBRARY_PATH: LIBRARIES } }
}

/** Unpacks beside the place and moves it there at the end: an interrupted run leaves no half browser. */
async function unpack() {
  const { default: packed, inflate } = await import('@sparticuz/chromium')
  const part = `${FOLDER}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(part, { recursive: true })

  const { TMPDIR } = process.env
  // The package knows no other place to unpack to.
  process.env.TMPDIR = part
  try {
    await packed.executablePath()
    const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
    await inflate(join(dirname(entry), '..', 'bin', 'al2023.tar.br'))
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
  await writeFile(join(part, 'fonts.conf'), fontsConfig(FOLDER))
  await rename(part, FOLDER)
}

function fontsConfig(folder) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`
}
