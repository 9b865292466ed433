/** Draws the pictures of the QA site into `demo/pictures/files`: all of them, or those that the command line names. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { chromium, type Page } from 'playwright'
import { findChromium } from '../../../test/browsers/find-chromium.ts'
import { isPicture, PICTURES, type PictureName, WIDTHS } from '../catalogue.ts'

const LANDSCAPES: ReadonlySet<PictureName> = new Set(['valley', 'tarn'])
const QUALITY = 0.9
const files = new URL('../files/', import.meta.url)

const asked = process.argv.slice(2)
const unknown = asked.filter(name => !isPicture(name))
if (unknown.length > 0) throw new Error(`no picture named ${unknown.join(', ')}`)
const names = Object.keys(PICTURES).filter(isPicture)

await mkdir(files, { recursive: true })
const { executablePath, env } = await findChromium()
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...env },
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
})
try {
  const page = await browser.newPage()
  for (const name of names) {
    if (asked.length > 0 && !asked.includes(name)) continue
    const bytes = await drawPicture(page, name)
    console.log(`${name}: ${Math.round(bytes / 1000)} kB`)
  }
} finally {
  await browser.close()
}

async function drawPicture(page: Page, name: PictureName): Promise<number> {
  const { width, height } = PICTURES[name]
  const shader = await shaderOf(name)
  const encoded = await page.evaluate(render, { shader, width, height, widths: [...WIDTHS], quality: QUALITY })
  let total = 0
  for (const { width, base64 } of encoded) {
    const bytes = Buffer.from(base64, 'base64')
    await writeFile(new URL(`${name}-${width}w.webp`, files), bytes)
    total += bytes.length
  }
  return total
}

/** A scene's settings come before the studio that uses them, its objects after the shapes they are made of. */
async function shaderOf(name: PictureName): Promise<string> {
  const scene = await read(name)
  const objects = scene.indexOf('vec2 map(')
  const parts = LANDSCAPES.has(name)
    ? [await read('land'), scene]
    : [scene.slice(0, objects), await read('studio'), await read('glazes'), scene.slice(objects)]
  return ['#version 300 es', 'precision highp float;', ...parts].join('\n')
}

function read(scene: string): Promise<string> {
  return readFile(new URL(`scenes/${scene}.glsl`, import.meta.url), 'utf8')
}

interface RenderOptions {
  readonly shader: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  readonly quality: number
}

/** Runs in the page: renders the shader strip by strip and encodes each width. */
async function render({ shader, width, height, widths, quality }: RenderOptions) {
  // A whole picture at once would block a processor without a graphics card for too long.
  const strip = 20
  const surface = Object.assign(document.createElement('canvas'), { width, height: strip })
  const gl = surface.getContext('webgl2', { preserveDrawingBuffer: true })
  if (!gl) throw new Error('this browser has no WebGL 2')

  const program = gl.createProgram()
  const corners =
    '#version 300 es\nvoid main() { gl_Position = vec4(vec2[](vec2(-1), vec2(3, -1), vec2(-1, 3))[gl_VertexID], 0, 1); }'
  for (const [type, source] of [
    [gl.VERTEX_SHADER, corners],
    [gl.FRAGMENT_SHADER, shader],
  ] as const) {
    const stage = gl.createShader(type)
    if (!stage) throw new Error('the graphics context is lost')
    gl.shaderSource(stage, source)
    gl.compileShader(stage)
    if (!gl.getShaderParameter(stage, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(stage) ?? '')
    gl.attachShader(program, stage)
  }
  gl.linkProgram(program)
  gl.useProgram(program)
  gl.uniform2f(gl.getUniformLocation(program, 'size'), width, height)

  const full = new OffscreenCanvas(width, height)
  const sheet = full.getContext('2d')
  for (let y = 0; y < height; y += strip) {
    gl.uniform2f(gl.getUniformLocation(program, 'origin'), 0, height - y - strip)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    gl.finish()
    sheet?.drawImage(surface, 0, y)
    await new Promise(requestAnimationFrame)
  }

  const encoded: { width: number; base64: string }[] = []
  for (const target of widths.filter(candidate => candidate <= width)) {
    const scaled = await createImageBitmap(full, {
      resizeWidth: target,
      resizeHeight: Math.round((target / width) * height),
      resizeQuality: 'high',
    })
    const out = new OffscreenCanvas(scaled.width, scaled.height)
    out.getContext('2d')?.drawImage(scaled, 0, 0)
    const bytes = new Uint8Array(
      await (await out.convertToBlob({ type: 'image/webp', quality })).arrayBuffer(),
    )
    encoded.push({ width: target, base64: btoa([...bytes].map(byte => String.fromCharCode(byte)).join('')) })
  }
  return encoded
}
