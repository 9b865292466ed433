import { posix } from 'node:path'
import type { IndexedPage } from '../../../src/calls/search-index'
import { SETTLED_STATES, withState } from '../../features/legacy/sections/settled-states'
import { type Edit, editedPage, settingOf } from '../html/edits'
import { attributeOf, type Page, parsePage } from '../html/page'
import { tagEdits } from './add-tag'
import { addressEdits, addressMap, type Missing } from './addresses'
import { boxEdits, headerRoomEdits } from './boxes'
import { builderScripts, type Pattern, removalEdits } from './builder-scripts'
import { formTargets, type PageForm } from './form-targets'
import { type LocalFiles, localFiles } from './local-files'
import { mayMatch, type PageBlock, pageBlocks } from './page-blocks'
import { type FilePlan, RELEASE } from './plan-files'
import { type ReleaseWeight, type ScriptWeight, scriptWeight } from './script-weight'
import { textLengthOf } from './search-files'
import { indexedPage, pageSearch } from './site-search'

/** Options of the adoption. */
export interface AdoptSettings {
  /** Patterns of scripts to keep. */
  readonly kept: readonly Pattern[]
  /** The target of the site's forms. */
  readonly forms: string | undefined
  /** Hosts of the site. */
  readonly hosts: readonly string[]
}

/** A page in the report. */
export interface PageReport {
  readonly page: string
  readonly output: string
  /** The reason why the page is copied unchanged; `undefined` if it was adopted. */
  readonly failed?: string
  readonly blocks: readonly PageBlock[]
  readonly forms: readonly PageForm[]
  readonly removedScripts: readonly string[]
  readonly missing: readonly Missing[]
  /** Files on other servers that the page loads. */
  readonly remote: readonly Missing[]
  readonly scripts: ScriptWeight
  /** The page's own address, as it states it. */
  readonly canonical?: string
  /** The first picture of the page that is in the new folder. */
  readonly picture?: string
}

/** An adopted page. */
export interface AdoptedPage {
  readonly bytes: Buffer
  readonly report: PageReport
  /** What a search knows of it. */
  readonly indexed?: IndexedPage
  /** On a page with a search: its language, empty if unknown, and the page of results that it leads to. */
  readonly search?: { readonly language: string; readonly results: string }
}

/**
 * Adopts one page.
 *
 * @throws if it cannot be read.
 */
export function adoptPage(
  path: string,
  bytes: Buffer,
  plan: FilePlan,
  settings: AdoptSettings,
  weigh: ReleaseWeight,
): AdoptedPage {
  const page = parsePage(bytes)
  const output = plan.outputs.get(path) ?? path
  const files = localFiles(plan.bytes, new Set([...settings.hosts, ...canonicalHosts(page)]))
  const addresses = addressMap(path, files, plan.outputs)
  const removed = builderScripts(page, settings.kept)
  const { edits: formEdits, forms } = formTargets(page, settings.forms)
  const search = pageSearch(page, path, files, plan)
  const base = posix.join(posix.relative(posix.dirname(output), RELEASE), '/')
  const edits: Edit[] = [
    ...removalEdits(page, removed),
    ...tagEdits(page, base, {
      ...(settings.forms !== undefined && { forms: { action: settings.forms } }),
      ...(search.context && { search: search.context }),
    }),
    ...formEdits,
    ...search.edits,
    ...boxEdits(page),
    ...settledEdits(page),
    ...headerRoomEdits(page),
    ...addressEdits(page, addresses, new Set(removed.map(({ element }) => element))),
  ]
  const blocks = pageBlocks(page)
  const [canonical] = canonicalAddresses(page)
  const picture = firstPicture(page, path, files, plan)
  const indexed = search.isResults
    ? undefined
    : indexedPage(page, output, picture, textLengthOf(plan.bytes.size))
  const alive = [...new Set(blocks.filter(({ state }) => state === 'alive').map(({ name }) => name))]
  return {
    bytes: edits.length ? editedPage(page, edits) : bytes,
    report: {
      page: path,
      output,
      blocks,
      forms: [...forms, ...search.forms],
      removedScripts: removed.map(({ script }) => script),
      missing: unique(addresses.missing).filter(({ address }) => !address.startsWith(base)),
      remote: unique(addresses.remote),
      scripts: scriptWeight(page, path, { files, bytes: plan.bytes }, removed, weigh(alive, page)),
      ...(canonical !== undefined && { canonical }),
      ...(picture !== undefined && { picture }),
    },
    ...(indexed && { indexed }),
    ...(search.context && { search: { language: languageOf(page), results: search.results } }),
  }
}

/** Sets the final state of animated content, which the template's script would set, so that it is visible without scripts. */
function settledEdits(page: Page): Edit[] {
  return SETTLED_STATES.flatMap(state =>
    (mayMatch(page, state.selector) ? page.select(state.selector) : []).flatMap(element => {
      const { attribute } = state
      return settingOf(page, element, { [attribute]: withState(state, attributeOf(element, attribute)) })
    }),
  )
}

function languageOf({ select }: Page): string {
  const [root] = select('html')
  return (root && attributeOf(root, 'lang')) ?? ''
}

function firstPicture(
  { select }: Page,
  path: string,
  files: LocalFiles,
  { outputs }: FilePlan,
): string | undefined {
  for (const image of select('img:is([src], [data-src])')) {
    const address = attributeOf(image, 'data-src') || attributeOf(image, 'src') || ''
    const file = files.resolve(address, path, 'image')?.file
    if (file !== undefined) return outputs.get(file)
  }
  return undefined
}

/** The page's canonical address, whose host is the site's own. */
const canonicalAddresses = ({ select }: Page): string[] =>
  select('link[rel=canonical][href]').map(link => attributeOf(link, 'href') ?? '')

function canonicalHosts(page: Page): string[] {
  return canonicalAddresses(page).flatMap(address => {
    const [, host] = /^(?:https?:)?\/\/([^/?#]+)/i.exec(address) ?? []
    return host === undefined ? [] : host.toLowerCase()
  })
}

const unique = (list: readonly Missing[]): Missing[] => [
  ...new Map(list.map(each => [`${each.kind} ${each.address}`, each])).values(),
]
