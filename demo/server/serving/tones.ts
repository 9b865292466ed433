import { Hono } from 'hono'
import { fileResponse } from './file-response.ts'

/** Samples in a second: enough for a bell, and small. */
const RATE = 8000
const SECONDS = 6
const HEADER_BYTES = 44

/** Notes of a bell, in Hz, by the name of its file. */
const NOTES: Readonly<Record<string, readonly number[]>> = {
  beck: [392, 494, 587],
  kiln: [196, 294],
  wheel: [330, 415, 494, 659],
}

/** Short recordings that nobody has made, so that the QA site's players need no files. */
export function tones(): Hono {
  const app = new Hono()
  app.get('/tones/:file', async ({ req, body }) => {
    const notes = NOTES[req.param('file').replace(/\.wav$/, '')]
    if (!notes) return body(null, 404)
    return fileResponse(req.raw, { bytes: strike(notes), type: 'audio/wav', cache: 'public, max-age=3600' })
  })
  return app
}

/** A bell that is struck once a second, as a WAV file of 8-bit samples. */
export function strike(notes: readonly number[]): Buffer {
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
