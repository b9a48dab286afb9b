import { sqlOne } from '../../../server/platform/sql.ts'

/**
 * What a castle has, or what it gains and loses: purses, `resource 3`, `consumable 1`, `gear` (pieces), and how much of a
 * stack lies on the market, `offered resource 3`.
 */
export type Holdings = Readonly<Record<string, number>>

export function sumOf(all: readonly Holdings[]): Holdings {
  const sum: Record<string, number> = {}
  for (const [name, amount] of all.flatMap((one) => Object.entries(one))) {
    sum[name] = (sum[name] ?? 0) + amount
  }
  return sum
}

/** The same the other way round: what was paid. */
export function paid(cost: Holdings): Holdings {
  return Object.fromEntries(Object.entries(cost).map(([name, amount]) => [name, -amount]))
}

function withoutZeros(holdings: Holdings): Holdings {
  return Object.fromEntries(Object.entries(holdings).filter(([, amount]) => amount !== 0))
}

/** What has come and gone between two looks; what has not changed is left out. */
export function changeOf(before: Holdings, after: Holdings): Holdings {
  return withoutZeros(sumOf([after, paid(before)]))
}

/** What the answers have told, with what cancels out left out. */
export function netOf(told: readonly Holdings[]): Holdings {
  return withoutZeros(sumOf(told))
}

/** Resources as the contract names them. */
export function resourcesOf(
  resources: readonly { readonly resourceId: number; readonly amount: number }[],
): Holdings {
  return sumOf(resources.map(({ resourceId, amount }) => ({ [`resource ${resourceId}`]: amount })))
}

/** What is asked for work, as contract and rules name it. */
export function costOf({
  gold,
  resources,
}: {
  readonly gold: number
  readonly resources: Parameters<typeof resourcesOf>[0]
}): Holdings {
  return { gold, ...resourcesOf(resources) }
}

/** A reward as the contract names it; a piece that found no room was left behind. */
export function rewardOf(reward: {
  readonly gold: number
  readonly diamonds: number
  readonly glory: number
  readonly resources: readonly { readonly resourceId: number; readonly amount: number }[]
  readonly gear: readonly { readonly isLeftBehind: boolean }[]
}): Holdings {
  return {
    gold: reward.gold,
    diamonds: reward.diamonds,
    glory: reward.glory,
    gear: reward.gear.filter(({ isLeftBehind }) => !isLeftBehind).length,
    ...resourcesOf(reward.resources),
  }
}

/** What the database knows of a castle, whatever anybody was told. */
export async function readHoldings(playerId: number): Promise<Holdings> {
  const { holdings } = await sqlOne<{ holdings: Record<string, number> }>`
    SELECT jsonb_build_object('gold', gold, 'diamonds', diamonds, 'glory', glory,
        'gear', (SELECT count(*) FROM gear WHERE player_id = player.id))
      || coalesce((SELECT jsonb_object_agg('resource ' || resource_id, amount)
          || jsonb_object_agg('offered resource ' || resource_id, amount_in_market)
        FROM resource_stack WHERE player_id = player.id), '{}')
      || coalesce((SELECT jsonb_object_agg('consumable ' || consumable_id, amount)
          || jsonb_object_agg('offered consumable ' || consumable_id, amount_in_market)
        FROM consumable_stack WHERE player_id = player.id), '{}') AS holdings
    FROM player WHERE id = ${playerId}`
  return holdings
}
