import { afterAll, beforeAll, expect, it } from 'vitest'
import { EMPTY_ARMY } from '#rules/army/army.ts'
import { settleNeighbour } from '#server/game/neighbours/settle-neighbour.ts'
import { foundCastle } from '#server/game/player/found-castle.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { raider } from './raiders.ts'

let game: Game
beforeAll(async () => {
  game = await openGame({ WORLD_NEIGHBOURS: '0' })
})
afterAll(() => game.close())

const ARMY = { archers: 40, swordsmen: 40, squires: 30, cavalry: 10 }

function armyAt(percent: number) {
  return {
    archers: Math.round((ARMY.archers * percent) / 100),
    swordsmen: Math.round((ARMY.swordsmen * percent) / 100),
    squires: Math.round((ARMY.squires * percent) / 100),
    cavalry: Math.round((ARMY.cavalry * percent) / 100),
  }
}

/** Whether castles of class MEDIUM of some searches are generated. */
async function kindsFound(lord: Lord) {
  const kinds: boolean[] = []
  for (let search = 0; search < 6; search += 1) {
    await lord.call('searchOpponents')
    const { items } = (await lord.call('listOpponents')).body
    for (const { difficulty, isGenerated } of items) if (difficulty === 'MEDIUM') kinds.push(isGenerated)
  }
  return kinds
}

/** Generated castles of a level, the weakest in per cent of `HOST`. */
function settleNeighbours(level: number, names: string, weakest = 85) {
  return inTransaction(async () => {
    for (let castle = 0; castle < 24; castle += 1) {
      const name = `${names} ${String.fromCharCode(1072 + castle)}`
      const army = { ...EMPTY_ARMY, ...armyAt(weakest + 2 * castle) }
      const { id } = await foundCastle({ kind: 'NEIGHBOUR', name, level, army, money: { gold: 10_000 } })
      settleNeighbour(id)
    }
  })
}

it('a search finds neighbours while there are no people, and then people', async () => {
  const lord = await raider(game, ARMY)
  await settleNeighbours(12, 'Соседка')
  const alone = await kindsFound(lord)
  expect(alone.length).toBeGreaterThan(0)
  expect(new Set(alone)).toEqual(new Set([true]))
  for (const percent of [103, 105, 106, 107, 108, 109, 110, 112]) await raider(game, armyAt(percent))
  const among = await kindsFound(lord)
  expect(among.filter((isGenerated) => !isGenerated).length).toBeGreaterThan(among.length / 2)
})

it('a search looks for neighbours of lower levels if nobody near is left, down to the last that pays gold, and never for people there', async () => {
  const lord = await raider(game, { ...ARMY, level: 22 })
  await settleNeighbours(15, 'Дальняя', 100)
  await settleNeighbours(14, 'Слишком')
  const people = await Promise.all(
    [110, 115, 120, 125, 130].map((percent) => raider(game, { ...armyAt(percent), level: 15 })),
  )
  const { found } = (await lord.call('searchOpponents')).body
  expect(found).toBe(3)
  const { items } = (await lord.call('listOpponents')).body
  const castles = items.filter(({ difficulty }) => difficulty !== 'TRAINING')
  for (const { opponentId, isGenerated, level, lootMax } of castles) {
    expect([isGenerated, level]).toEqual([true, 15])
    expect(lootMax).toBeGreaterThan(0)
    expect(people.map(({ player }) => player.id)).not.toContain(opponentId)
  }
})
