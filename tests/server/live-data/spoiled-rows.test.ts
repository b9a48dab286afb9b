import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CHANNEL_NAMES } from '#generated/events.ts'
import { operations } from '#generated/operations.ts'
import type { ChannelName } from '#generated/types.ts'
import { channels } from '#server/domains/channels.ts'
import type { LiveChannels } from '#server/game/live/channels.ts'
import { installGameLive } from '#server/game/live/game-live.ts'
import { sql } from '#server/platform/sql.ts'
import { noteLeftOut } from '../../support/note-left-out.ts'
import { type Game, openGame } from '../../support/open-game.ts'
import type { KnownLord } from '../../support/two-lords.ts'
import { type ListOperation, listCases, spoil } from './spoiled-lists.ts'
import { arrangeLists } from './world-of-lists.ts'

const leftOut = noteLeftOut()
let game: Game
let lord: KnownLord
let cases: ReturnType<typeof listCases>

beforeAll(async () => {
  game = await openGame({}, undefined, leftOut.onLeftOut)
  const world = await arrangeLists(game)
  lord = world.lord
  cases = listCases(world.of)
})
afterAll(async () => {
  // They have booked nothing.
  await sql`DELETE FROM correction`
  await game.close()
})
beforeEach(() => {
  installGameLive(game.platform, { channels })
  leftOut.lines.length = 0
})

/** Lets the view of one channel fail. */
function failChannel(name: ChannelName, fail: () => Promise<never>): void {
  const failing: LiveChannels = { ...channels, [name]: { ...channels[name], view: fail } }
  installGameLive(game.platform, { channels: failing })
}

async function countedLeftOut(what: string): Promise<number> {
  const text = await (await fetch(`${game.platform.config.publicUrl}/metrics`)).text()
  return Number(text.match(new RegExp(`^donjon_left_out_total\\{what="${what}"\\} (\\d+)`, 'm'))?.[1])
}

describe('a channel that fails', () => {
  it.each(CHANNEL_NAMES)('%s is missing, the others of GET /game-data are served', async (name) => {
    const before = await countedLeftOut(`channel ${name}`)
    failChannel(name, () => Promise.reject(new TypeError('spoiled')))
    const data = await lord.gameData(...CHANNEL_NAMES)
    expect(Object.keys(data).sort()).toEqual(CHANNEL_NAMES.filter((other) => other !== name).sort())
    expect(leftOut.lines).toHaveLength(1)
    expect(leftOut.lines[0]).toContain(`channel ${name} `)
    expect(await countedLeftOut(`channel ${name}`)).toBe(before + 1)
  })

  it.each([
    ['in the code', () => Promise.reject(new TypeError('spoiled'))],
    [
      'in the database',
      async () => {
        await sql`SELECT 1 / (random() * 0)::int AS nothing`
        throw new Error('not reached')
      },
    ],
  ])('does not fail a command that carries it, if it fails %s', async (_, fail) => {
    failChannel('controlPanel', fail)
    game.notified.length = 0
    const bought = await lord.call('buyUnits', {
      body: { group: 'squires', amount: 1 },
      subscribes: ['army', 'controlPanel'],
    })
    expect(bought.status).toBe(200)
    expect(Object.keys(bought.body.gameData ?? {})).toEqual(['army'])
    expect(leftOut.lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'channel controlPanel',
    ])
    installGameLive(game.platform, { channels })
    const { army } = await lord.gameData('army')
    const squires = army?.data.groups.find(({ group }) => group === 'squires')
    expect(squires?.current).toBe(bought.body.current)
  })
})

/** The rows of an answer. */
function rowsOf(body: unknown): readonly unknown[] {
  const rows: unknown = Array.isArray(body) ? body : Reflect.get(Object(body), 'items')
  return Array.isArray(rows) ? rows : []
}

const NAMES = Object.keys(listCases({ lordId: 0, guildTag: '', guideId: 0, challengeId: 0 })).filter(
  (name): name is ListOperation => name in operations,
)

describe('a spoiled row', () => {
  it.each(NAMES)('%s leaves it out, and shows the others', async (operation) => {
    const one = cases[operation]
    if (typeof one === 'string') return
    const whole = await lord.call(operation, one.options)
    expect(whole.status).toBe(200)
    const shown = rowsOf(whole.body).length
    expect(shown).toBeGreaterThan(0)
    expect(leftOut.lines).toEqual([])
    const counted = await countedLeftOut(one.what)
    const undo = await spoil(one.spoiled)
    // Public answers are kept for a second.
    game.clock.advance(2)
    try {
      const rest = await lord.call(operation, one.options)
      expect(rest.status).toBe(200)
      expect(rowsOf(rest.body).length).toBe(one.isShown ? shown : shown - 1)
      expect(leftOut.lines.some((line) => line.startsWith(`${one.what} {`))).toBe(true)
      expect(await countedLeftOut(one.what)).toBeGreaterThan(counted)
    } finally {
      await undo()
      game.clock.advance(2)
    }
  })
})
