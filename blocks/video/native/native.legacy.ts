import { isRecord, parseJson } from '../../../src/data/core/json'
import type { VideoData } from '../video.schema'

/** Completes the data from an exported stored video. @throws SyntaxError for invalid JSON. */
export function readStored(element: Element, data: VideoData): VideoData {
  const [video, settings, thumbnail] = ['video', 'settings', 'thumbnail'].map(name => {
    const value = parseJson(element.getAttribute(`data-config-${name}`) || '{}')
    return isRecord(value) ? value : {}
  })
  const is = (name: string): boolean => settings?.[name] === true
  const { alexandriaUrl: template, systemDataVariants: variants, aspectRatio } = video ?? {}
  if (typeof template !== 'string' || typeof variants !== 'string') return data
  return {
    ...data,
    sources: readVariants(variants, template),
    poster: typeof thumbnail?.['src'] === 'string' ? thumbnail['src'] : data.poster,
    autoPlay: is('autoPlay'),
    muted: is('muted'),
    loop: is('loop'),
    ...(typeof aspectRatio === 'number' && { width: aspectRatio * 100, height: 100 }),
  }
}

/** The files of a stored video from `1908:1080,636:360` (width:height) and its URL template. */
export function readVariants(variants: string, template: string): { src: string; height: number }[] {
  return variants
    .split(',')
    .map(variant => ({
      src: template.replace('{variant}', variant.trim()),
      height: Number(variant.split(':')[1]),
    }))
    .filter(({ height }) => height > 0)
}
