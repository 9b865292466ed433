import { megabytesOf } from '../data/bytes'
import { currentLanguage } from '../locale/core/translatable'
import type { FormField } from './fields/field.schema'
import { FIELD_MESSAGES } from './form.messages'

/** Maximum size of a file in megabytes, regardless of its field. */
export const MAX_FILE_MEGABYTES = 10

/** File extensions that can be uploaded: nothing executable, and nothing that a browser would run. */
const SUPPORTED_FILES: ReadonlySet<string> = new Set(
  'avif bmp csv doc docx gif heic jpeg jpg m4a mov mp3 mp4 odp ods odt pdf png ppt pptx rtf tif tiff txt wav webm webp xls xlsx zip'.split(
    ' ',
  ),
)

/** A field's limits on its files. */
export type FileLimits = Partial<Pick<FormField, 'allowedFileTypes' | 'numFiles' | 'maxFileMegabytes'>>

interface NamedFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
}

/** Returns the error of a field's files; undefined if they are valid. */
export function checkFiles(limits: FileLimits, files: readonly NamedFile[]): string | undefined {
  const { numFiles = 1 } = limits
  if (files.length > numFiles) return FIELD_MESSAGES.files(numFiles)
  return files.map(file => checkFile(limits, file)).find(error => error !== undefined)
}

/** Returns the error of one file: a missing name, an unsupported extension, or too many bytes. */
export function checkFile(limits: FileLimits, { name, size }: NamedFile): string | undefined {
  if (!name.trim()) return FIELD_MESSAGES.fileName
  const extension = extensionOf(name)
  const allowed = extensionsOf(limits)
  if (!SUPPORTED_FILES.has(extension) || (allowed.length > 0 && !allowed.includes(extension))) {
    return allowed.length > 0
      ? FIELD_MESSAGES.unsupportedKind(name, kindsInWords(allowed))
      : FIELD_MESSAGES.unsupported(name)
  }
  const most = maxMegabytes(limits)
  return megabytesOf(size) > most ? FIELD_MESSAGES.tooLarge(name, megabytesInWords(most)) : undefined
}

/** Returns the lower-case extension after the last dot; '' if there is none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Returns the maximum size of a field's files in megabytes. */
export const maxMegabytes = ({ maxFileMegabytes = 0 }: FileLimits): number =>
  maxFileMegabytes > 0 ? Math.min(maxFileMegabytes, MAX_FILE_MEGABYTES) : MAX_FILE_MEGABYTES

const extensionsOf = ({ allowedFileTypes = [] }: FileLimits): string[] =>
  allowedFileTypes.map(type => type.trim().replace(/^\./, '').toLowerCase()).filter(Boolean)

function kindsInWords(extensions: readonly string[]): string {
  // Only British English has no comma before the last "or".
  const language = currentLanguage() === 'en' ? 'en-GB' : currentLanguage()
  const list = new Intl.ListFormat(language, { type: 'disjunction' })
  return list.format(extensions.map(extension => extension.toUpperCase()))
}

const megabytesInWords = (megabytes: number): string =>
  new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(megabytes)
