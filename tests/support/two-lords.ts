import type { Money } from '#server/game/player/money.ts'
import type { PlayerChanges } from '#server/game/player/player-row.ts'
import { now } from '#server/platform/clock.ts'
import { sql } from '#server/platform/sql.ts'
import type { Node } from '#tools/generate/document.ts'
import type { Subjects } from './contract-call.ts'
import { giveGear } from './give-items.ts'
import { INIT_DATA_HEADER, initDataOf } from './init-data.ts'
import { guildTagOf } from './lead-guild.ts'
import {
  ALL_PAGES_OPEN,
  CRUSADES_OPEN,
  type Game,
  GUILDS_OPEN,
  type Lord,
  openGame,
  RAIDS_OPEN,
} from './open-game.ts'
import { openTestSession } from './open-session.ts'
import { giveSecondFactor } from './second-factor.ts'
import { BOT_SETTINGS } from './telegram.ts'

/** A player with a report, notifications and a second session. */
export type KnownLord = Lord & {
  readonly fightId: number
  readonly shareKey: string
  readonly notificationIds: readonly number[]
  readonly secondSessionId: string
  /** A bow of level 1 in the storage, unchanged. */
  readonly gearEntityId: number
  /** A blank with a limits sharpening. */
  readonly blankEntityId: number
  /** A category of the craft book, and the recipe in it. */
  readonly categoryId: number
  readonly recipeId: number
  /** An open order of the store. */
  readonly orderId: number
}

const PASSWORD = 'krepost-na-holme'

export async function knownLord(game: Game, overrides: PlayerChanges & Money = {}): Promise<KnownLord> {
  const lord = await game.lord({ gold: 1000, diamonds: 5, glory: 700, ...overrides }, [
    ...ALL_PAGES_OPEN,
    ...RAIDS_OPEN,
    ...GUILDS_OPEN,
    ...CRUSADES_OPEN,
  ])
  const request = { missionKey: 'oldMill', difficulty: 'EASY', skill: 'REAR_BATTLE' }
  const started = await lord.call('startMission', { body: request })
  if (started.status !== 200) throw new Error(`The mission did not start: ${started.text}`)
  game.clock.advance(60)
  await lord.gameData('missions')
  const [fight] = await sql<{ id: number; shareKey: string }>`
    SELECT id, share_key FROM fight WHERE attacker_id = ${lord.player.id}`
  const notifications = await sql<{
    id: number
  }>`SELECT id FROM notification WHERE player_id = ${lord.player.id}`
  const session = await openTestSession(game.platform, lord.player.id)
  const category = await lord.call('createCraftCategory', { body: { name: 'Лучникам' } })
  const { categoryId } = category.body
  const recipe = await lord.call('saveCraftRecipe', { body: { gearId: 2, choice: { luck: 1 }, categoryId } })
  const ordered = await lord.call('createDonateOrder', {
    body: { packKey: 'handful', provider: 'sandbox' },
  })
  return {
    ...lord,
    orderId: ordered.body.order.orderId,
    categoryId,
    recipeId: recipe.body.recipeId,
    fightId: fight?.id ?? 0,
    shareKey: fight?.shareKey ?? '',
    notificationIds: notifications.map(({ id }) => id),
    secondSessionId: session.id,
    gearEntityId: await giveGear(lord, { gearId: 1, quality: 50 }),
    blankEntityId: await giveGear(lord, { gearId: 999, quality: 50 }, { limitsLevel: 1 }),
  }
}

/** Values of request fields that name what belongs to `lord`. */
export function ownSubjects(lord: KnownLord): Subjects {
  return {
    fightId: lord.fightId,
    shareKey: lord.shareKey,
    sessionId: lord.secondSessionId,
    notificationIds: [...lord.notificationIds],
    gearEntityId: lord.gearEntityId,
    gearEntityIds: [lord.gearEntityId],
    blankEntityId: lord.blankEntityId,
    targetEntityId: lord.gearEntityId,
    categoryId: lord.categoryId,
    recipeId: lord.recipeId,
    orderId: lord.orderId,
    guildTag: guildTagOf(lord.player.id),
    questKey: 'morningMarch',
    kind: 'winMissions',
    id: lord.player.id,
    password: PASSWORD,
    filter: JSON.stringify({ playerId: lord.player.id }),
    army: 'true',
    [INIT_DATA_HEADER]: initDataOf({ id: lord.player.id }, now()),
  }
}

/** Fields whose name has another meaning in these calls. */
const OTHER_MEANINGS: Readonly<Record<string, Subjects>> = {
  listPlayersForAdmin: { filter: '{"kind":"HUMAN"}' },
  listItemHistory: { kind: 'gear' },
  listDonateOrdersForAdmin: { filter: '{"state":"OPEN"}' },
  listDonatePaymentsForAdmin: { filter: '{"kept":true}' },
  listNewsForAdmin: { filter: '{"id":[1]}' },
  listNewsRevisionsForAdmin: { filter: '{"newsId":1}' },
  listTipsForAdmin: { filter: '{"category":"army"}' },
  getTipForAdmin: { tipKey: 'gold' },
  saveTip: { tipKey: 'gold' },
  setTipStates: { tips: [{ tipKey: 'gold', revision: 0 }] },
  setTutorialStates: { texts: [{ tutorialKey: 'firstWinQuest', revision: 0 }] },
  listTipRevisionsForAdmin: { filter: '{"tipKey":"gold"}' },
  listTutorialTextsForAdmin: { filter: '{"q":"поход"}' },
  getTutorialTextForAdmin: { tutorialKey: 'firstWinQuest' },
  saveTutorialText: { tutorialKey: 'firstWinQuest' },
  listTutorialRevisionsForAdmin: { filter: '{"tutorialKey":"firstWinQuest"}' },
  listAppSettingsForAdmin: { filter: '{"id":["toastLimit"]}' },
  getAppSettingForAdmin: { settingKey: 'toastLimit' },
  saveAppSetting: { settingKey: 'marketOpen' },
  listAppSettingRevisionsForAdmin: { filter: '{"settingKey":"toastLimit"}' },
  correctMoney: { amount: 5 },
  giveItem: { kind: 'gear', itemId: 1, amount: 1, quality: 50 },
  listCorrectionsForAdmin: { filter: '{}' },
  listAlikeNamesForAdmin: { filter: '{"kind":"PLAYER"}' },
  listAuditEntriesForAdmin: { filter: '{"operation":"blockPlayer"}' },
  listLegalTextsForAdmin: { filter: '{"id":["terms"]}' },
  listLegalVersionsForAdmin: { filter: '{"page":"terms"}' },
}

/** Values of the fields of this operation. */
export function subjectsFor(operation: string, subjects: Subjects): Subjects {
  return {
    ...subjects,
    ...OTHER_MEANINGS[operation],
  }
}

/** Fields that name something with an owner. */
export const OWNED_FIELDS: readonly string[] = [
  'fightId',
  'sessionId',
  'notificationIds',
  'gearEntityId',
  'gearEntityIds',
  'blankEntityId',
  'targetEntityId',
  'categoryId',
  'recipeId',
  'orderId',
]

const UNKNOWN_ID = '0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11'

/** Ids and keys that do not exist. */
export const unknownSubjects: Readonly<Record<string, Node>> = {
  fightId: 8_000_000_000_000_000,
  shareKey: UNKNOWN_ID,
  sessionId: UNKNOWN_ID,
  notificationIds: [8_000_000_000_000_000],
  gearEntityId: 8_000_000_000_000_000,
  gearEntityIds: [8_000_000_000_000_000],
  blankEntityId: 8_000_000_000_000_000,
  targetEntityId: 8_000_000_000_000_000,
  categoryId: 8_000_000_000_000_000,
  recipeId: 8_000_000_000_000_000,
  id: 8_000_000_000_000_000,
  lotId: 8_000_000_000_000_000,
  missionKey: 'noSuchMission',
  questKey: 'noSuchQuest',
  skillKey: 'noSuchSkill',
  packKey: 'noSuchPack',
  consumableId: 8_000_000_000_000_000,
  opponentId: 8_000_000_000_000_000,
  guildTag: 'НЕТУ',
  foundingId: 8_000_000_000_000_000,
  orderId: 8_000_000_000_000_000,
}

/** A game with two unrelated players. The first one may use the console. */
export async function openGameOfTwo(): Promise<{ game: Game; lord: KnownLord; other: KnownLord }> {
  const game = await openGame(BOT_SETTINGS)
  const other = await knownLord(game)
  const lord = await knownLord(game, { roles: ['PLAYER', 'SUPER_ADMIN'] })
  await giveSecondFactor(lord.player.id)
  return { game, lord, other }
}
