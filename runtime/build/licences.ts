import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The file with the licences of everything that is bundled; Vite writes it. */
export const LICENCES = 'THIRD-PARTY.txt'

/** Packages under the MIT licence whose archive lacks its text, with the copyright line of their repository. */
const COPYRIGHTS: Readonly<Record<string, string>> = { '@r2wc/core': 'Copyright (c) 2022 Bitovi' }

/** The MIT licence without its copyright line, from our own. */
const PERMISSION = /Permission is hereby granted[\s\S]*/

/**
 * Completes the licences that Vite lists.
 *
 * @throws if the text of a licence is missing.
 */
export function licences(): Plugin {
  const [permission = ''] = PERMISSION.exec(readFileSync('LICENSE', 'utf8')) ?? []
  return {
    name: 'ashlar:licences',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const file = bundle[LICENCES]
        if (file?.type !== 'asset') throw new Error(`the build made no ${LICENCES}`)
        const [title = '', ...packages] = `${file.source}`.split(/^(?=## )/m)
        const complete = packages.map(entry => {
          if (entry.trim().includes('\n')) return entry
          const [, name = ''] = /^## (\S+)/.exec(entry) ?? []
          const copyright = COPYRIGHTS[name]
          if (!copyright || !entry.includes('(MIT)'))
            throw new Error(`runtime/build/licences.ts: ${name} has no licence`)
          return `${entry.trim()}\n\n${copyright}\n\n${permission.trim()}\n\n`
        })
        file.source = [title, ...complete].join('')
      },
    },
  }
}
