import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { WINES } from '#catalogue/inventory/wines.ts'
import { receiveGear } from '#server/game/items/gear.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { now } from '#server/platform/clock.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import type { BenchPlayer } from '../world.ts'

/** A player with two bows to equip, sharpen and lock. */
export type Fitted = BenchPlayer & { readonly bows: readonly [number, number] }

const BOW_ID = 1
const KVAS_ID = 1

/** Diamonds, smiths of the fifth level, and two bows. */
export async function fitOut(players: readonly BenchPlayer[]): Promise<Fitted[]> {
  await sql`
    WITH purse AS (UPDATE player SET diamonds = 100000, forge = 5, storage = 10 RETURNING id, diamonds)
    INSERT INTO money_entry (player_id, currency, amount, balance_after, source, created_at)
    SELECT id, 'DIAMONDS', diamonds, diamonds, 'START', ${now()} FROM purse`
  const fitted: Fitted[] = []
  for (const player of players) {
    const bow = { gearId: BOW_ID, quality: 50 }
    const received = await inTransaction(async () =>
      receiveGear(await lockPlayer(player.id), [bow, bow], 'ADMIN'),
    )
    const [first = 0, second = 0] = received.map(({ gearEntityId }) => gearEntityId)
    fitted.push({ ...player, bows: [first, second] })
  }
  return fitted
}

type Command = { readonly name: string; readonly path: string; readonly body?: object }

function mission(): Command {
  return {
    name: 'mission',
    path: '/missions/start',
    body: { missionKey: 'oldMill', difficulty: 'EASY', skill: 'REAR_BATTLE' },
  }
}

function hire(group: string): Command {
  return { name: 'hiring', path: '/player-army/buy', body: { group, amount: 1 } }
}

function kvas(way: 'buy' | 'sell', price: number): Command {
  const paid = way === 'buy' ? { price: { gold: price, diamonds: 0 } } : { gold: Math.floor(price / 2) }
  return {
    name: way === 'buy' ? 'purchase' : 'sale',
    path: `/trade/shop/consumable/${way}`,
    body: { consumableId: KVAS_ID, amount: 1, ...paid },
  }
}

function bow(name: string, path: string, gearEntityId: number, more: object = {}): Command {
  return { name, path, body: { gearEntityId, ...more } }
}

/** Twenty commands, three of them missions: the fixed mix. */
function roundOf({ bows: [worn, ground] }: Fitted, price: number): readonly Command[] {
  const sharpened = bow('sharpening', '/forge/grind', ground, {
    type: 'CHARACTERISTICS',
    name: 'archersAttack',
  })
  return [
    mission(),
    hire('squires'),
    bow('equipment', '/player-inventory/equip-gear', worn),
    kvas('buy', price),
    sharpened,
    hire('peasants'),
    { name: 'taxes', path: '/player-taxes/start', body: { hours: 1 } },
    mission(),
    kvas('buy', price),
    hire('squires'),
    bow('equipment', '/player-inventory/unequip-gear', worn),
    kvas('sell', price),
    sharpened,
    { name: 'building', path: '/player-buildings/upgrade', body: { building: 'walls' } },
    mission(),
    bow('lock', '/player-inventory/toggle-locked', worn),
    hire('squires'),
    kvas('sell', price),
    { name: 'notifications', path: '/player-notifications/mark-all-as-read' },
    bow('lock', '/player-inventory/toggle-locked', worn),
  ]
}

export type Played = {
  /** Commands carried out, by name. */
  readonly served: ReadonlyMap<string, number>
  /** Refusals, by name and code. */
  readonly refused: ReadonlyMap<string, number>
}

function raise(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

const BUSY_PAUSE_MS = 250

async function send(url: string, { cookie }: BenchPlayer, { path, body }: Command): Promise<Response> {
  const type = body && { 'content-type': 'application/json' }
  const headers = { cookie, ...type, 'idempotency-key': randomUUID() }
  for (;;) {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (answer.status !== 503) return answer
    await answer.arrayBuffer()
    await delay(BUSY_PAUSE_MS)
  }
}

/** Every player plays so many rounds of the mix, one command after the other; `clients` of them at a time. */
export async function playRounds(
  url: string,
  players: readonly Fitted[],
  rounds: number,
  clients: number,
): Promise<Played> {
  const price = WINES.find(({ id }) => id === KVAS_ID)?.cost.gold ?? 0
  const [served, refused] = [new Map<string, number>(), new Map<string, number>()]
  const waiting = Array.from({ length: rounds }, () => players).flat()
  const work = async () => {
    for (let player = waiting.pop(); player; player = waiting.pop())
      for (const command of roundOf(player, price)) {
        const answer = await send(url, player, command)
        const text = await answer.text()
        if (answer.status === 200) raise(served, command.name)
        else raise(refused, `${command.name} ${/"code":"(\w+)"/.exec(text)?.[1] ?? answer.status}`)
      }
  }
  await Promise.all(Array.from({ length: clients }, work))
  return { served, refused }
}
