/**
 * The circles among these arrows: groups of files that reach each other, and files that name themselves. Files of a group, and the
 * groups, stand in the order of the alphabet. Arrows to files that have none of their own are ignored.
 */
export function circlesOf(arrows: ReadonlyMap<string, readonly string[]>): string[][] {
  /** The order in which files were met, and the earliest one that each reaches (Tarjan). */
  const met = new Map<string, number>()
  const reached = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []

  function earliestOf(file: string, targets: readonly string[]): number {
    const known = targets.filter((target) => arrows.has(target))
    return known.reduce((earliest, target) => {
      if (!met.has(target)) visit(target)
      return open.includes(target) ? Math.min(earliest, reached.get(target) ?? earliest) : earliest
    }, met.get(file) ?? 0)
  }

  function visit(file: string): void {
    met.set(file, met.size)
    reached.set(file, met.size - 1)
    open.push(file)
    const targets = arrows.get(file) ?? []
    const earliest = earliestOf(file, targets)
    reached.set(file, earliest)
    if (earliest !== met.get(file)) return
    const group = open.splice(open.indexOf(file)).sort()
    if (group.length > 1 || targets.includes(file)) circles.push(group)
  }

  for (const file of arrows.keys()) if (!met.has(file)) visit(file)
  return circles.sort(([a = ''], [b = '']) => a.localeCompare(b))
}
