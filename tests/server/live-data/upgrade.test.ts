import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPlayer } from '#server/game/player/player-row.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { sql } from '#server/platform/sql.ts'
import { giveGear } from '../../support/give-items.ts'
import { ALL_PAGES_OPEN, type Game, newKey, openGame } from '../../support/open-game.ts'
import { silentLog } from '../../support/silent-log.ts'
import { giveResource, inventoryOf, lotOf, trader } from '../market/stall-keeper.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const MIGRATION = '0016-timers-know-their-player'
const UNIT_REFERENCES = '0019-unit-references'
const QUESTS_COUNT_BEFORE = '0020-quests-count-before'

/** The table without the player's column, as before the migration, with its current rows. */
async function forgetPlayers() {
  await sql`ALTER TABLE timer DROP COLUMN player_id`
  await sql`DELETE FROM migration WHERE name = ${MIGRATION}`
}

it('a mission, a tax collection and a lot from before the upgrade end after it', async () => {
  const lord = await trader(game, { archers: 40, swordsmen: 40, peasants: 50 })
  const { id } = lord.player
  await giveResource(lord, 1, 10)
  await lotOf(lord, { marketKey: 'resource', itemId: 1, amount: 10 })
  const mission = { missionKey: 'oldMill', difficulty: 'EASY', skill: 'REAR_BATTLE' }
  expect((await lord.call('startMission', { key: newKey(), body: mission })).status).toBe(200)
  expect((await lord.call('startTaxCollection', { key: newKey(), body: { hours: 1 } })).status).toBe(200)
  await forgetPlayers()
  expect(await migrateDatabase(game.platform.database.url, silentLog)).toEqual([MIGRATION])
  expect(await sql`SELECT kind, player_id FROM timer WHERE player_id IS NOT NULL ORDER BY kind`).toEqual(
    ['lotEnd', 'missionEnd', 'taxesEnd'].map((kind) => ({ kind, playerId: id })),
  )
  game.clock.advance(24 * 3600)
  const { resources } = await inventoryOf(lord)
  // The mission may bring other resources as well.
  expect(resources.find(({ resourceId }) => resourceId === 1)).toMatchObject({ amountInMarket: 0 })
  const { missions } = await lord.gameData('missions')
  expect(missions?.data.active).toBeNull()
  expect((await findPlayer(id))?.taxesEndsAt).toBeNull()
  expect(await sql`SELECT id FROM timer WHERE player_id = ${id}`).toEqual([])
})

it('units bought before the upgrade are named in the account book as before', async () => {
  const lord = await game.lord({ gold: 1_000 }, ALL_PAGES_OPEN)
  await lord.call('buyUnits', { body: { group: 'archers', amount: 2 } })
  const about = async () => {
    const { body } = await lord.call('listMoneyHistory')
    return body.items.filter(({ source }) => source === 'ARMY').map((entry) => entry.about)
  }
  await sql`UPDATE money_entry SET reference = 'archers:2' WHERE source = 'ARMY'`
  await sql`DELETE FROM migration WHERE name = ${UNIT_REFERENCES}`
  expect(await about()).toEqual([null])
  expect(await migrateDatabase(game.platform.database.url, silentLog)).toEqual([UNIT_REFERENCES])
  expect(await about()).toEqual(['2\u00a0лучника'])
})

it('a player in the middle of the old tutorial goes on with what the castle has done', async () => {
  const lord = await game.lord({ level: 4, storage: 1 }, ['myCastleAboutBanner', 'mediumWinQuest'])
  const { id } = lord.player
  // An unread banner, a quest in progress, and gear put on before anyone asked for it.
  await sql`
    INSERT INTO tutorial_step (player_id, step_key, kind, progress, status)
    VALUES (${id}, 'storageOpenBanner', 'BANNER', 1, 'ACTIVE'), (${id}, 'recruitsQuest', 'QUEST', 7, 'ACTIVE')`
  for (let n = 0; n < 2; n += 1) {
    const gearEntityId = await giveGear(lord, { gearId: 1, quality: 50 })
    await sql`INSERT INTO quest_gear (player_id, gear_id) VALUES (${id}, ${gearEntityId})`
  }
  await sql`DELETE FROM migration WHERE name = ${QUESTS_COUNT_BEFORE}`
  expect(await migrateDatabase(game.platform.database.url, silentLog)).toEqual([QUESTS_COUNT_BEFORE])
  const { playerLayout, quests } = await lord.gameData('playerLayout', 'quests')
  expect(playerLayout?.data.unlocks).toEqual(
    expect.arrayContaining(['settingsOpenBanner', 'gearShopOpenBanner']),
  )
  expect(quests?.data.completed.toSorted()).toEqual(playerLayout?.data.unlocks.toSorted())
  const active = new Map(quests?.data.active.map((quest) => [quest.stepKey, quest]))
  expect(active.get('levelThreeQuest')).toMatchObject({ isDone: true })
  const claim = (stepKey: string) => lord.call('completeTutorialStep', { params: { stepKey } })
  expect((await claim('levelThreeQuest')).status).toBe(200)
  const after = (await lord.gameData('quests')).quests?.data.active ?? []
  expect(after.find(({ stepKey }) => stepKey === 'recruitsQuest')).toMatchObject({ progress: 7 })
  expect(after.find(({ stepKey }) => stepKey === 'raiseBuildingQuest')).toMatchObject({ isDone: true })
})
