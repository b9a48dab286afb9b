import type { Arm, Guard } from '../archetypes.ts'
import { sumTallies, winShare } from '../tally.ts'
import { FIGHTS_MIN, type Population, percent, rangeTarget, type Target } from './target.ts'

const APART_MAX = 0.12

function apart(name: string, builds: readonly { build: string; share: number | null }[]): Target {
  const shares = builds.flatMap(({ share }) => share ?? [])
  const all = shares.length === builds.length
  return rangeTarget({
    name,
    wanted: 'within 12 points',
    value: all ? Math.max(...shares) - Math.min(...shares) : null,
    to: APART_MAX,
    show: (value) =>
      `${(100 * value).toFixed(1)} points (${builds.map(({ build, share }) => `${build} ${percent(share ?? 0)}`).join(', ')})`,
  })
}

/**
 * Won at medium from level 25 on by how castles are built; frontal, rear and the arms must be worth about the same.
 */
export function buildTargets({ records }: Population): Target[] {
  const shareOf = (build: Guard | Arm, has: (record: Population['records'][number]) => boolean) => ({
    build,
    share: winShare(sumTallies(records.filter(has).map(({ buildProbes }) => buildProbes)), FIGHTS_MIN),
  })
  return [
    apart(
      'frontal and rear builds from level 25',
      (['frontal', 'rear'] as const).map((build) => shareOf(build, ({ guard }) => guard === build)),
    ),
    apart(
      'arms from level 25',
      (['archers', 'swordsmen', 'cavalry'] as const).map((build) =>
        shareOf(build, ({ arm }) => arm === build),
      ),
    ),
  ]
}
