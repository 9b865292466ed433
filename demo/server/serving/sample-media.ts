import { Hono } from 'hono'
import { fileResponse } from './file-response.ts'

const SIZE = 256
/** Positions of the streets in every tile, in px. */
const STREETS = [64, 192] as const

/** Serves map tiles of a fictional town, so that the QA site's maps need no network. */
export function mapTiles(): Hono {
  const app = new Hono()
  app.get('/tiles/:zoom/:x/:y', ({ req, body }) => {
    const [x, y] = [req.param('x'), req.param('y')].map(text => Number.parseInt(text, 10))
    if (x === undefined || y === undefined || Number.isNaN(x + y)) return body(null, 404)
    const theme = req.query('theme') === 'satellite' ? SATELLITE : PLAN
    return body(drawTile(x, y, theme), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
    })
  })
  return app
}

interface Theme {
  readonly land: string
  readonly house: string
  readonly park: string
  readonly road: string
  readonly edge: string
  readonly water: string
}

const PLAN: Theme = {
  land: '#f3efe7',
  house: '#e4dcd0',
  park: '#cfe3c0',
  road: '#ffffff',
  edge: '#d8cfc2',
  water: '#a9cfe6',
}
const SATELLITE: Theme = {
  land: '#5d6b4a',
  house: '#8c8478',
  park: '#3f5a35',
  road: '#a8a49a',
  edge: '#777268',
  water: '#2f4a5c',
}

function drawTile(x: number, y: number, theme: Theme): string {
  const isRiver = ((x % 5) + 5) % 5 === 2
  const yards = [0, 1, 2, 3].map(at => drawYard(at, pseudoRandom(x, y, at), theme))
  const road = (width: number, colour: string): string =>
    `<path d="M0 128H${SIZE}M128 0V${SIZE}" stroke="${colour}" stroke-width="${width}"/>`
  const streets = STREETS.map(at => `M0 ${at}H${SIZE}M${at} 0V${SIZE}`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" fill="none">
<rect width="${SIZE}" height="${SIZE}" fill="${theme.land}"/>${yards.join('')}
<path d="${streets}" stroke="${theme.road}" stroke-width="4"/>
${isRiver ? `<path d="M96 0C96 90 20 90 20 128S96 170 96 ${SIZE}" stroke="${theme.water}" stroke-width="36"/>` : ''}
${road(14, theme.edge)}${road(11, theme.road)}</svg>`
}

/** Draws a quarter of a tile: a park, or houses. */
function drawYard(at: number, luck: number, { park, house }: Theme): string {
  const [left, top] = [(at % 2) * 128, Math.floor(at / 2) * 128]
  if (luck < 0.22)
    return `<rect x="${left + 12}" y="${top + 12}" width="104" height="104" rx="10" fill="${park}"/>`
  return [0, 1, 2, 3]
    .map(part => {
      const [x, y] = [left + 14 + (part % 2) * 60, top + 14 + Math.floor(part / 2) * 60]
      const width = 22 + Math.round(luck * 17)
      return `<rect x="${x}" y="${y}" width="${width}" height="${56 - width / 2 - part * 3}" fill="${house}"/>`
    })
    .join('')
}

/** A pseudo-random number from 0 to 1, constant for a position. */
function pseudoRandom(x: number, y: number, at: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233 + at * 37.719) * 43758.5453
  return value - Math.floor(value)
}

/** Samples per second. */
const RATE = 8000
const SECONDS = 6
const HEADER_BYTES = 44

/** Pitches of the bell in Hz, by file name. */
const NOTES: Readonly<Record<string, readonly number[]>> = {
  beck: [392, 494, 587],
  kiln: [196, 294],
  wheel: [330, 415, 494, 659],
}

/** Serves generated recordings, so that the QA site's players need no audio files. */
export function tones(): Hono {
  const app = new Hono()
  app.get('/tones/:file', async ({ req, body }) => {
    const notes = NOTES[req.param('file').replace(/\.wav$/, '')]
    if (!notes) return body(null, 404)
    return fileResponse(req.raw, {
      bytes: synthesiseBell(notes),
      type: 'audio/wav',
      cache: 'public, max-age=3600',
    })
  })
  return app
}

/** Synthesises a bell struck once a second, as an 8-bit WAV file. */
export function synthesiseBell(notes: readonly number[]): Buffer {
  const samples = Buffer.alloc(RATE * SECONDS)
  for (let at = 0; at < samples.length; at++) {
    const since = (at % RATE) / RATE
    const note = notes[Math.floor(at / RATE) % notes.length] ?? 0
    samples[at] = 128 + Math.round(90 * Math.exp(-4 * since) * Math.sin(2 * Math.PI * note * since))
  }
  return Buffer.concat([header(samples.length), samples])
}

function header(length: number): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(HEADER_BYTES - 8 + length, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(RATE, 24)
  bytes.writeUInt32LE(RATE, 28)
  bytes.writeUInt16LE(1, 32)
  bytes.writeUInt16LE(8, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(length, 40)
  return bytes
}
