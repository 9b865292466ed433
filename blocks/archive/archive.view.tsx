import { type ReactElement, useState } from 'react'
import { safeHref } from '../../src/data/fields/links'
import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { formatCount } from '../../src/locale/core/format-count'
import { Enhanced } from '../kit/element/enhanced'
import { useLanguage, useUniqueId } from '../kit/element/host'
import type { ServerContent } from '../kit/element/server-html'
import { ARCHIVE_MESSAGES } from './archive.messages'
import type { ArchiveData } from './archive.schema'
import { type ArchiveChoice, isSamePage, readChoices } from './archive.state'

export function Archive({ serverNodes, ...data }: ArchiveData & ServerContent): ReactElement {
  const { design, groups, serverGroups, label } = data
  const choices = readChoices(groups.length > 0 ? groups : serverGroups)

  if (design === 'dropdown' && choices.length > 0) return <Dropdown {...data} of={choices} />
  const isNamed = serverNodes.some(
    node => node instanceof Element && (node.matches('nav') || node.querySelector('nav') !== null),
  )
  const Box = isNamed && groups.length === 0 ? 'div' : 'nav'
  return (
    <Box className="archive" data-design={design} aria-label={Box === 'nav' ? label : undefined}>
      {groups.length > 0 ? (
        <Groups {...data} />
      ) : (
        <Enhanced nodes={serverNodes} enhance={markCurrent} data={location.href} />
      )}
    </Box>
  )
}

function Groups({ groups, design }: ArchiveData): ReactElement {
  return (
    <ul>
      {groups.map(({ title, href, items, count = items.length }, at) => (
        <li key={at}>
          <Linked title={title} href={href} />
          {count > 0 && <Count of={count} />}
          {design === 'list' && items.length > 0 && (
            <ul>
              {items.map((item, at) => (
                <li key={at}>
                  <Linked {...item} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

function Linked({ title, href }: ArchiveChoice): ReactElement {
  const address = safeHref(href)
  if (address === undefined) return <span>{title}</span>
  return (
    <a href={address} {...(isSamePage(address, location.href) && { 'aria-current': 'page' })}>
      {title}
    </a>
  )
}

function Count({ of }: { readonly of: number }): ReactElement {
  return <span className="archive__count">{` (${formatCount(of, useLanguage())})`}</span>
}

type DropdownProps = ArchiveData & { readonly of: ReturnType<typeof readChoices> }

function Dropdown({ label, of }: DropdownProps): ReactElement {
  const id = useUniqueId()
  const language = useLanguage()
  const all = of.flatMap(({ choices }) => choices)
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      all.findIndex(({ href }) => isSamePage(href, location.href)),
    ),
  )
  const option = (choice: ArchiveChoice): ReactElement => (
    <option key={all.indexOf(choice)} value={all.indexOf(choice)}>
      {choice.title}
      {choice.count !== undefined && ` (${formatCount(choice.count, language)})`}
    </option>
  )
  return (
    <div className="archive" data-design="dropdown">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
        {of.map(({ title, choices }, at) =>
          title ? (
            <optgroup key={at} label={title}>
              {choices.map(option)}
            </optgroup>
          ) : (
            choices.map(option)
          ),
        )}
      </select>
      {/* Selecting does not navigate: arrow keys would select every option on the way. */}
      <a className="archive__show" href={safeHref(all[chosen]?.href ?? '')}>
        {ARCHIVE_MESSAGES.show}
      </a>
    </div>
  )
}

/** Sets `aria-current` on links to the page at `address`. Returns a function that restores them. */
function markCurrent(host: HTMLElement, address: string): () => void {
  const current = [...host.querySelectorAll<HTMLElement>('a[href]')].filter(link =>
    isSamePage(link.getAttribute('href') ?? '', address),
  )
  const undos = current.map(link => keepAttributes(link, ['aria-current']))
  for (const link of current) link.setAttribute('aria-current', 'page')
  return () => {
    for (const undo of undos) undo()
  }
}
