import { readFile } from 'node:fs/promises'
import type { Handler } from 'hono'
import { isPicture, PICTURES, WIDTHS } from '../../pictures/catalogue.ts'
import { contentTypeOf } from './content-types.ts'
import { fileResponse } from './file-response.ts'
import { findFile } from './folder.ts'

const NAME = /^\/pictures\/(?<name>[a-z]+)(?:-(?<width>\d+)w)?\.webp$/

/** Answers `/pictures/jar.webp?format=750w` and `/pictures/jar-750w.webp` as an image host does. */
export function pictureFiles(root: string): Handler {
  return async ({ req }, next) => {
    const url = new URL(req.url)
    const { name, width } = NAME.exec(url.pathname)?.groups ?? {}
    if (name === undefined || !isPicture(name)) return next()

    const asked = Number(width ?? /^(\d+)w$/.exec(url.searchParams.get('format') ?? '')?.[1] ?? Infinity)
    const file = await findFile(root, `${name}-${storedWidth(asked, PICTURES[name].width)}w.webp`)
    if (file === undefined) return next()
    const bytes = await readFile(file)
    return fileResponse(req.raw, { bytes, type: contentTypeOf(file, bytes), cache: 'public, max-age=86400' })
  }
}

/** The smallest stored width that covers what was asked for, else the largest there is. */
export function storedWidth(asked: number, largest: number): number {
  return WIDTHS.find(width => width >= asked && width <= largest) ?? largest
}
