/** Whom a gallery takes along: all that any group links with it, by however many steps, and not itself. */
export function companionsOf<Member>(one: Member, groups: readonly (readonly Member[])[]): Member[] {
  const reached = new Set([one])
  // What is added on the way is visited, too.
  for (const member of reached) {
    for (const group of groups) if (group.includes(member)) for (const other of group) reached.add(other)
  }
  reached.delete(one)
  return [...reached]
}

/** Where a gallery of `count` slides stands when another shows the slide `index`: at its last where it has none. */
export function linkedIndex(index: number, count: number): number {
  return Math.min(index, Math.max(count - 1, 0))
}
