import { extensionOf } from '../../../src/forms/file-rules.ts'

const ZIP = /^504b(0304|0506|0708)/
const OLE = /^d0cf11e0a1b11ae1/
const MP4 = /^.{8}66747970/
const JPEG = /^ffd8ff/
const TIFF = /^(49492a00|4d4d002a)/

/** How files start, in hexadecimal, by the name after the dot; text has no such start. */
const SIGNATURES: Readonly<Record<string, RegExp>> = {
  avif: MP4,
  bmp: /^424d/,
  doc: OLE,
  docx: ZIP,
  gif: /^47494638(37|39)61/,
  heic: MP4,
  jpeg: JPEG,
  jpg: JPEG,
  m4a: MP4,
  mov: /^.{8}(66747970|6d6f6f76|6d646174|77696465|66726565|736b6970)/,
  mp3: /^(494433|ff[ef])/,
  mp4: MP4,
  odp: ZIP,
  ods: ZIP,
  odt: ZIP,
  pdf: /^255044462d/,
  png: /^89504e470d0a1a0a/,
  ppt: OLE,
  pptx: ZIP,
  rtf: /^7b5c727466/,
  tif: TIFF,
  tiff: TIFF,
  wav: /^52494646.{8}57415645/,
  webm: /^1a45dfa3/,
  webp: /^52494646.{8}57454250/,
  xls: OLE,
  xlsx: ZIP,
  zip: ZIP,
}

const TEXTS = new Set(['csv', 'txt'])

/** Whether a file holds what its name says. */
export function isWhatItsNameSays(name: string, bytes: Buffer): boolean {
  const extension = extensionOf(name)
  if (TEXTS.has(extension)) return !bytes.subarray(0, 4096).includes(0)
  return SIGNATURES[extension]?.test(bytes.subarray(0, 16).toString('hex')) ?? false
}
