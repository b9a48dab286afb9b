import { sqlOne } from '#server/platform/sql.ts'

/**
 * What a castle has, gains or loses, by name: currencies, `resource 3`, `consumable 1`, `gear` (number of
 * items), and stacks on the market, `offered resource 3`.
 */
export type Holdings = Readonly<Record<string, number>>

export function sumOf(all: readonly Holdings[]): Holdings {
  const sum: Record<string, number> = {}
  for (const [name, amount] of all.flatMap((one) => Object.entries(one))) {
    sum[name] = (sum[name] ?? 0) + amount
  }
  return sum
}

/** The same amounts with the opposite sign. */
export function paid(cost: Holdings): Holdings {
  return Object.fromEntries(Object.entries(cost).map(([name, amount]) => [name, -amount]))
}

function withoutZeros(holdings: Holdings): Holdings {
  return Object.fromEntries(Object.entries(holdings).filter(([, amount]) => amount !== 0))
}

/** The difference between two states, without zeros. */
export function changeOf(before: Holdings, after: Holdings): Holdings {
  return withoutZeros(sumOf([after, paid(before)]))
}

/** The sum of all recorded changes, without zeros. */
export function netOf(reported: readonly Holdings[]): Holdings {
  return withoutZeros(sumOf(reported))
}

/** From resources of the contract. */
export function resourcesOf(
  resources: readonly { readonly resourceId: number; readonly amount: number }[],
): Holdings {
  return sumOf(resources.map(({ resourceId, amount }) => ({ [`resource ${resourceId}`]: amount })))
}

/** From a cost of the contract or the rules. */
export function costOf({
  gold,
  resources,
}: {
  readonly gold: number
  readonly resources: Parameters<typeof resourcesOf>[0]
}): Holdings {
  return { gold, ...resourcesOf(resources) }
}

/** From a reward of the contract. Gear that found no space does not count. */
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

/** Reads what the castle has from the database. */
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
