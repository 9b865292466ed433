import { Writable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Workspace, workspace } from './command.fixture'
import { terminalOf } from './terminal'

/** Escapes that colour, move, ring, retitle, overwrite and reverse, one of 8 bits; and invisible characters. */
const ESCAPES = [
  ['\u001b[31m', '\\u001b[31m'],
  ['\u001b]0;owned\u0007', '\\u001b]0;owned\\u0007'],
  ['\r', '\\u000d'],
  ['\b\b\b', '\\u0008\\u0008\\u0008'],
  ['\u007f', '\\u007f'],
  ['\u009b2J', '\\u009b2J'],
  ['\u202egnp.', '\\u202egnp.'],
  ['\u2028', '\\u2028'],
  ['\u200b\u200d', '\\u200b\\u200d'],
  ['\u2060\u2065\u2067', '\\u2060\\u2065\\u2067'],
  ['\u034f\u3164\u2800\ue000', '\\u034f\\u3164\\u2800\\ue000'],
  ['\ufeff', '\\ufeff'],
  ['\u{e0001}', '\\udb40\\udc01'],
] as const

/** Characters that a terminal obeys, or does not show. */
const OBEYED = /(?![\n\t])[\p{Cc}\p{Cf}\u2028\p{Default_Ignorable_Code_Point}]/u

describe('the terminal', () => {
  it.each(ESCAPES)('writes %j as text', (written, shown) => {
    const texts: string[] = []
    const stream = { write: (text: string) => texts.push(text), on: () => {} }
    const { write, writeText, warn } = terminalOf({ stdout: stream, stderr: stream })
    write(`a${written}b\n c`)
    warn(`a${written}b\n c`)
    writeText(`a${written}b\n c`)
    expect(texts).toEqual([`a${shown}b\\u000a c\n`, `a${shown}b\\u000a c\n`, `a${shown}b\n c\n`])
  })

  it.each([
    ['EPIPE', 0],
    ['ENOSPC', 1],
  ])('writes no more after %s, and exits with %i [CMD-03]', async (code, exitCode) => {
    let written = 0
    const process = {
      stdout: new Writable({
        write(_chunk, _encoding, done) {
          written++
          done(Object.assign(new Error(code), { code }))
        },
      }),
      stderr: new Writable({ write: (_chunk, _encoding, done) => done() }),
      exitCode: 0,
    }
    const { write } = terminalOf(process)
    write('one')
    await new Promise(resolve => setImmediate(resolve))
    write('two')
    expect([written, process.exitCode]).toEqual([1, exitCode])
  })
})

describe('every command', () => {
  let files: Workspace
  beforeEach(() => {
    files = workspace()
  })
  afterEach(() => files.remove())

  it.each(ESCAPES)('prints no control character of a site with %j', async written => {
    const name = `${written}a\nb.html`
    const page = `<p id="x${written}"><p id="x${written}"><img src="i${written}.jpg"><ashlar-quote data-block-json='{"x${written}": 1, "design": "${written}"}'></ashlar-quote><ashlar-x data-ashlar="${written}"></ashlar-x><script src="${written}/boot.js"></script><link rel="canonical" href="/b${written}">`
    files.write({
      [`site/${name}`]: page,
      'site/b.html': '<p>',
      [`site/${written}c.html`]: Buffer.from('\ufeff<p>', 'utf16le'),
      [`site/${written}/boot.js`]: '',
      [`site/${written}/manifest.json`]: JSON.stringify({ version: written, files: { [written]: {} } }),
    })
    for (const argv of [
      ['check', './site'],
      ['check', './site', '--json'],
      ['check', `./site/${name}`],
      ['prerender', './site'],
      ['prerender', './site', '--json'],
      ['adopt', './site', '--out', `./new${written}`, '--json'],
      ['adopt', './site', '--out', `./new${written}`],
      ['adopt', './site', '--out', `./new${written}`, '--force'],
      ['tags', `./site/${written}`],
      ['serve', `./none${written}`],
      ['check', `./none${written}`],
      ['check', './site', '--ignore', written],
      [`x${written}`],
      ['check', `--x${written}`],
    ]) {
      const { out, errors } = await files.run(...argv)
      expect([argv, OBEYED.exec(out + errors)?.[0]]).toEqual([argv, undefined])
      if (argv.includes('--json')) expect(() => JSON.parse(out)).not.toThrow()
    }
    // A line break in a name starts no line of its own.
    const { out } = await files.run('check', './site')
    expect(out.split('\n').filter(line => /^b\.html/.test(line))).toEqual([])
  })
})
