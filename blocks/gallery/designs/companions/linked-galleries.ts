import { useEffect } from 'react'
import { dom } from '../../../../src/data/core/dom'
import { BlockError, report } from '../../../../src/data/core/report'
import { useHost } from '../../../kit/element/host'
import { companionsOf, linkedIndex } from '../../rules/gallery.companions'
import { restAt } from '../slideshow/gallery.motion'
import { movingGalleries } from '../slideshow/use-motion'

/** Returns the linked galleries on the page; the first one determines the initial slide. */
type Group = () => readonly Element[]

const groups = new Set<Group>()
/** Galleries that change because of a link; their change is not propagated again. */
const following = new WeakSet<Element>()
/** Galleries whose lack of slides has been reported. */
const reported = new WeakSet<Element>()

const LISTENERS = { 'ashlar:change': onGalleryChange, 'ashlar:ready': onGalleryReady }

/** Keeps galleries at the same slide. Returns a function that unlinks them. */
function linkGalleries(group: Group): () => void {
  if (groups.size === 0)
    for (const [type, listener] of Object.entries(LISTENERS)) dom.addEventListener(type, listener)
  groups.add(group)
  alignToLeader(group())
  return () => {
    groups.delete(group)
    if (groups.size > 0) return
    for (const [type, listener] of Object.entries(LISTENERS)) dom.removeEventListener(type, listener)
  }
}

function onGalleryChange({ target }: Event): void {
  const source = target instanceof Element ? movingGalleries.get(target) : undefined
  if (!source || !(target instanceof Element)) return
  const companions = others(target)
  if (!following.delete(target)) for (const other of companions) follow(other, source.motion.index, true)
  restTogether([target, ...companions])
}

/** Moves a gallery that upgrades later to the slide of the others. */
function onGalleryReady({ target }: Event): void {
  for (const group of groups) {
    const members = group()
    if (target instanceof Element && members.includes(target)) alignToLeader(members)
  }
}

/** Moves all to the slide of the first one, or of one that the visitor has already moved. */
function alignToLeader(members: readonly Element[]): void {
  const leader = members.find(member => movingGalleries.get(member)?.motion.previous != null) ?? members[0]
  const gallery = leader && movingGalleries.get(leader)
  if (gallery) for (const other of others(leader)) follow(other, gallery.motion.index, false)
}

function others(host: Element): Element[] {
  return companionsOf(
    host,
    [...groups].map(group => group()),
  )
}

function follow(host: Element, slide: number, isSeen: boolean): void {
  const gallery = movingGalleries.get(host)
  if (!gallery) return
  const { motion, track } = gallery
  if (slide >= track.count) reportOnce(host, track.count, slide)
  const index = linkedIndex(slide, track.count)
  if (index === motion.index) return
  following.add(host)
  // Even while it moves: the visitor has moved the other one.
  gallery.change(own => restAt(isSeen ? own.index : index))
  gallery.goTo(index)
}

/** Blocks changes of all until every one is at rest. */
function restTogether(hosts: readonly Element[]): void {
  const galleries = hosts.flatMap(host => movingGalleries.get(host) ?? [])
  const movingUntil = Math.max(...galleries.map(({ motion }) => motion.movingUntil))
  for (const { motion, change } of galleries) {
    if (motion.movingUntil < movingUntil) change(own => ({ ...own, movingUntil }))
  }
}

function reportOnce(host: Element, count: number, slide: number): void {
  if (reported.has(host)) return
  reported.add(host)
  const message = `a linked gallery of ${count} slides has no slide ${slide + 1}`
  report(new BlockError('node-missing', message), host)
}

/** Links this gallery with those of the given ids. */
export function useLinks(names: readonly string[]): void {
  const host = useHost()
  // Every render creates a new array.
  const ids = names.join(' ')

  useEffect(() => {
    const links = ids.split(' ').filter(Boolean)
    if (links.length === 0) return undefined
    for (const name of links) {
      if (!carrierOf(name)) report(new BlockError('node-missing', `no gallery ${name} to link with`), host)
    }
    return linkGalleries(() => [host, ...links.flatMap(name => galleryIn(carrierOf(name)) ?? [])])
  }, [host, ids])
}

function carrierOf(name: string): Element | null {
  return dom.getElementById(name.replace(/^#/, ''))
}

/** The gallery that an element is or, on exported pages, contains. */
function galleryIn(carrier: Element | null): Element | null {
  const TAG = 'ashlar-gallery'
  return carrier?.localName === TAG ? carrier : (carrier?.querySelector(TAG) ?? null)
}
