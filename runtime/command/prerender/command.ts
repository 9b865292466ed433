import { folderOf, type Subcommand } from '../subcommand'
import { prerenderSite } from './prerender-site'

const USAGE = `Usage: ashlar prerender DIR [options]

Changes the pages in DIR so that visitors see their content before and without scripts: blocks whose content is only in
their JSON get native HTML inside, the head gets the styles that reserve the boxes of the page's blocks and preloads of
their scripts, and pictures in DIR get their width and height. A second run changes nothing, unless the data did.

  --undo          restores the pages, byte for byte
  --linked        keeps ashlar.css linked: for sites whose content security policy forbids inline styles
  --dry-run       writes nothing
  --json          prints what each page gets as JSON
  --help          shows this text

Exit codes: 0 success, 1 pages that stay as they are because of an error, 2 wrong usage.`

/** `ashlar prerender`: writes what visitors see before and without scripts into pages. */
export const PRERENDER: Subcommand = {
  summary: 'writes what visitors see before and without scripts into pages',
  usage: USAGE,
  options: {
    undo: { type: 'boolean' },
    linked: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    json: { type: 'boolean' },
  },
  async start(args, { terminal }) {
    const { values } = args
    const root = await folderOf(args)
    const isDry = values['dry-run'] === true
    const job = { root, isUndo: values['undo'] === true, isDry, isLinked: values['linked'] === true }
    const isJson = values['json'] === true
    const totals = { pages: 0, changed: 0, failed: 0, blocks: 0, pictures: 0 }
    if (isJson) terminal.write('{ "pages": [')
    for await (const page of prerenderSite(job, terminal)) {
      if (isJson) terminal.write(`${totals.pages ? ',' : ''}${JSON.stringify(page)}`)
      else if (page.failed !== undefined) terminal.warn(`${page.page}: ${page.failed}`)
      totals.pages++
      totals.changed += Number(page.isChanged)
      totals.failed += Number(page.failed !== undefined)
      totals.blocks += page.blocks.length
      totals.pictures += page.pictures
    }
    if (isJson) terminal.write(`], "totals": ${JSON.stringify(totals)} }`)
    else {
      for (const [name, value] of Object.entries(totals)) terminal.write(`${name}: ${value}`)
      if (isDry) terminal.write('dry run: nothing is written')
    }
    return totals.failed > 0 ? 1 : 0
  },
}
