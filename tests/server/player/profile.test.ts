import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawNeighbours } from '#server/domains/player/neighbour-castles.ts'
import { receiveGear } from '#server/game/items/gear.ts'
import { foundNeighbour } from '#server/game/neighbours/found-neighbour.ts'
import { savePlayer } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { leaveMotto } from '#server/game/raids/left-mottos.ts'
import { saveRaidCastle } from '#server/game/raids/raid-castle.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { now } from '#server/platform/clock.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { damageCastle } from '../../support/damage-castle.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, openGame } from '../../support/open-game.ts'

let game: Game
let owner: Lord
let stranger: Lord
beforeAll(async () => {
  game = await openGame()
  const open = ['topListOpenBanner', 'settingsOpenBanner']
  const fights = { missionsWon: 12, missionsLost: 3, missionsDrawn: 1 }
  owner = await game.lord({ ...fights, level: 16, walls: 2, forge: 5, stable: 9, gold: 700 }, open)
  stranger = await game.lord({}, open)
  await withPlatform(game.platform, () =>
    inTransaction(async () => {
      const player = await lockPlayer(owner.player.id)
      saveRaidCastle(player.id, { raidsWon: 2, defencesLost: 4 })
      await receiveGear(
        player,
        [
          { gearId: 1, quality: 60, equippedSlot: 1 },
          { gearId: 2, quality: 90 },
        ],
        'SHOP',
      )
    }),
  )
})
afterAll(() => game.close())

function pageOf(lord: Lord, playerId: number) {
  return lord.call('getPlayer', { params: { playerId } })
}

function hide(isGearHidden: boolean) {
  return owner.call('changeGameplaySettings', { body: { isGearHidden } })
}

it('shows a stranger the castle by stages, the records and the worn gear, and no secrets', async () => {
  const { status, body, text } = await pageOf(stranger, owner.player.id)
  expect(status).toBe(200)
  expect(body.player).toMatchObject({ playerId: owner.player.id, level: 16, title: 'BARON', guildTag: null })
  expect(Object.fromEntries(body.castle.map(({ building, stage }) => [building, stage]))).toMatchObject({
    walls: 2,
    forge: 2,
    stable: 3,
    moats: 0,
  })
  expect(body.records).toEqual({
    missions: { wins: 12, losses: 3, draws: 1 },
    raids: { wins: 2, losses: 0, draws: 0 },
    defences: { wins: 0, losses: 4, draws: 0 },
    unlimited: 0,
  })
  expect(body.totalGold).toBe(700)
  expect(body.gear?.map(({ gearId, equippedSlot }) => ({ gearId, equippedSlot }))).toEqual([
    { gearId: 1, equippedSlot: 1 },
  ])
  expect(Object.keys(body).sort()).toEqual(
    [
      'castle',
      'isBlocked',
      'damaged',
      'gear',
      'isGearHidden',
      'isGenerated',
      'isOnline',
      'mottos',
      'player',
      'records',
      'totalGold',
    ].sort(),
  )
  for (const secret of ['email', '"purse', 'archers"', 'energy', 'lastSeen'])
    expect(text).not.toContain(secret)
})

it('shows which buildings raids have damaged, until they are repaired', async () => {
  const lord = await game.lord({ walls: 2, stakes: 1, gold: 1_000 }, ALL_PAGES_OPEN)
  await withPlatform(game.platform, () => damageCastle(lord.player.id, ['walls', 'stakes']))
  expect((await pageOf(stranger, lord.player.id)).body.damaged).toEqual(['walls', 'stakes'])
  await lord.call('repairBuilding', { body: { building: 'walls' } })
  expect((await pageOf(stranger, lord.player.id)).body.damaged).toEqual(['stakes'])
})

it('shows the mottos of raiders, the newest first', async () => {
  const instant = now()
  await withPlatform(game.platform, () =>
    inTransaction(async () => {
      const { id: castleId } = await lockPlayer(owner.player.id)
      const authorId = stranger.player.id
      leaveMotto({ castleId, authorId, motto: 'Мы ещё вернёмся', leftAt: instant })
      leaveMotto({ castleId, authorId, motto: 'Вернулись', leftAt: instant })
    }),
  )
  const { mottos } = (await pageOf(stranger, owner.player.id)).body
  expect(mottos.map(({ motto, author }) => [motto, author.playerId])).toEqual([
    ['Вернулись', stranger.player.id],
    ['Мы ещё вернёмся', stranger.player.id],
  ])
})

it('hides the gear from others when its owner wishes so, and shows it again', async () => {
  expect((await owner.call('getGameplaySettings')).body).toMatchObject({ isGearHidden: false })
  expect((await hide(true)).body).toMatchObject({ isGearHidden: true })
  const { body, text } = await pageOf(stranger, owner.player.id)
  expect(body).toMatchObject({ gear: null, isGearHidden: true })
  expect(text).not.toContain('gearId')
  const own = await pageOf(owner, owner.player.id)
  expect(own.body.gear).toHaveLength(1)
  expect(own.body.isGearHidden).toBe(true)
  await hide(false)
  expect((await pageOf(stranger, owner.player.id)).body.gear).toHaveLength(1)
})

it('marks those who play now, and castles that belong to no person', async () => {
  await withPlatform(game.platform, () =>
    inTransaction(async () => savePlayer(await lockPlayer(owner.player.id), { lastSeenAt: now() })),
  )
  expect((await pageOf(stranger, owner.player.id)).body).toMatchObject({ isOnline: true, isGenerated: false })
  game.clock.advance(10 * 60)
  expect((await pageOf(stranger, owner.player.id)).body.isOnline).toBe(false)
  const neighbour = await withPlatform(game.platform, () =>
    inTransaction(async () => {
      const [castle] = await drawNeighbours(1, () => 0)
      if (!castle) throw new Error('No neighbour was played')
      return foundNeighbour('Соседушка', castle)
    }),
  )
  expect((await pageOf(stranger, neighbour.id)).body).toMatchObject({ isOnline: false, isGenerated: true })
})

it('knows no player of an unknown number', async () => {
  expect(await pageOf(stranger, 9_000_000)).toMatchObject({
    status: 404,
    error: { message: 'Игрок не найден' },
  })
})

it('opens with the top list', async () => {
  const newcomer = await game.lord({}, [])
  expect((await pageOf(newcomer, owner.player.id)).status).toBe(403)
})
