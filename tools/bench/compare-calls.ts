import { randomUUID } from 'node:crypto'
import { CHANNEL_NAMES } from '#generated/events.ts'
import { type BenchCall, measure } from './load.ts'
import { median } from './statistics.ts'
import { type BenchPlayer, restWorld } from './world.ts'

function json() {
  return { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
}

/** All channels at once. */
export const panelPath = `/api/game-data?${CHANNEL_NAMES.map((name) => `${name}=true`).join('&')}`

export const calls: readonly BenchCall[] = [
  {
    name: 'POST /missions/start',
    method: 'POST',
    path: '/api/missions/start',
    headers: json,
    body: JSON.stringify({ missionKey: 'oldMill', difficulty: 'EASY', skill: 'REAR_BATTLE' }),
  },
  {
    name: 'POST /player-army/buy',
    method: 'POST',
    path: '/api/player-army/buy',
    headers: json,
    body: JSON.stringify({ group: 'archers', amount: 1 }),
  },
  { name: 'GET /game-data', method: 'GET', path: panelPath, headers: () => ({}) },
]

export type Comparison = {
  readonly name: string
  /** Calls per second. */
  readonly ours: number
  readonly bare: number
  readonly ratio: number
}

async function compare(
  call: BenchCall,
  urls: { readonly ours: string; readonly bare: string },
  players: readonly BenchPlayer[],
  rounds: number,
): Promise<Comparison> {
  const [ours, bare]: [number[], number[]] = [[], []]
  for (let round = -1; round < rounds; round += 1) {
    for (const [figures, url] of [
      [ours, urls.ours],
      [bare, urls.bare],
    ] as const) {
      await restWorld()
      const figure = await measure(url, call, players)
      // The first round only warms up.
      if (round >= 0) figures.push(figure)
    }
  }
  const ratio = median(ours.map((figure, round) => figure / (bare[round] ?? Number.NaN)))
  return { name: call.name, ours: median(ours), bare: median(bare), ratio }
}

/**
 * Compares each call with the bare route, alternating on one database. The result is the median of the
 * rounds' ratios.
 */
export async function compareCalls(
  urls: { readonly ours: string; readonly bare: string },
  players: readonly BenchPlayer[],
  rounds: number,
): Promise<Comparison[]> {
  const comparisons: Comparison[] = []
  for (const call of calls) comparisons.push(await compare(call, urls, players, rounds))
  return comparisons
}
