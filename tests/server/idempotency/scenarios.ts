import type { OperationId } from '#generated/operations.ts'
import type { ShopGearData, ShopGoldData } from '#generated/types.ts'
import { makeCraft } from '#rules/craft/craft.ts'
import type { GameEvent } from '#rules/quests/game-event.ts'
import { gearShopPrice, sellPrice } from '#rules/shop/trade.ts'
import { issueToken } from '#server/domains/auth/account-token.ts'
import type { GearChanges } from '#server/game/items/gear-row.ts'
import { savePlayer } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import type { Money } from '#server/game/player/money.ts'
import type { PlayerChanges } from '#server/game/player/player-row.ts'
import { advance } from '#server/game/quests/advance.ts'
import { now } from '#server/platform/clock.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import type { Subjects } from '../../support/contract-call.ts'
import { damageCastle } from '../../support/damage-castle.ts'
import { changeGear, givePoints, giveResources, giveWine } from '../../support/give-items.ts'
import { ALL_PAGES_OPEN, type Game, type Lord } from '../../support/open-game.ts'
import { openTestSession } from '../../support/open-session.ts'
import { codeAt, giveSecondFactor } from '../../support/second-factor.ts'
import { type KnownLord, knownLord, ownSubjects } from '../../support/two-lords.ts'
import { sendWire } from '../../support/wire.ts'
import { ask, call as callCrusade, crusader, join } from '../crusades/crusaders.ts'
import { lotOf, trader } from '../market/stall-keeper.ts'
import { donateScenarios } from './donate-scenarios.ts'
import { guildScenarios } from './guild-scenarios.ts'
import { telegramScenarios } from './telegram-scenarios.ts'
import { textScenarios } from './text-scenarios.ts'

/** A new player about to send one call. */
export type Ready = {
  readonly email: string
  /** Empty for a visitor. */
  readonly cookie: string
  /** Values for the call's fields. */
  readonly asks: Subjects
  /** Values for another request with the same key. Absent if the call has no fields. */
  readonly asksOther?: Subjects
  /** The result is random, so the changes of two players have only the same shape. */
  readonly isDrawn?: true
}

type ShopShown = {
  readonly gear: ShopGearData
  readonly gold: ShopGoldData
}

const PASSWORD = 'krepost-na-holme'
let count = 0

/** The subscription of a browser at a push service. */
function pushToken(of: number): string {
  const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) }
  return JSON.stringify({ endpoint: `https://push.example.org/send/${of}`, keys })
}

function visitorForm() {
  count += 1
  return {
    name: `Visitor${count}`,
    email: `visitor${count}@example.org`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  }
}

/** A player registered over HTTP, and therefore with a password. */
async function registered(game: Game) {
  const form = visitorForm()
  const answer = await sendWire(game.platform.config.publicUrl, {
    method: 'POST',
    path: '/api/auth/register',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  })
  const { id } = await sqlOne<{ id: number }>`
    SELECT player_id AS id FROM account WHERE email_key = ${form.email}`
  return { ...form, id, cookie: (answer.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '' }
}

function tokenOf(id: number, email: string, purpose: Parameters<typeof issueToken>[2]) {
  return inTransaction(async () => issueToken(await lockPlayer(id), email, purpose))
}

/** A player with a second factor, which may still wait for its first code, and the code of the app. */
function withFactor(isConfirmed: boolean, asks: Subjects) {
  return async (game: Game): Promise<Ready> => {
    const { email, id, cookie } = await registered(game)
    const secret = await giveSecondFactor(id, { isConfirmed })
    const code = codeAt(secret, game.clock.now())
    return { email, cookie, asks: { ...asks, code }, asksOther: { ...asks, code: '000000' } }
  }
}

function lordWho(
  asks: (lord: KnownLord) => Subjects,
  asksOther?: (lord: KnownLord) => Subjects,
  changes?: PlayerChanges,
) {
  return async (game: Game): Promise<Ready> => {
    const lord = await knownLord(game, { energyAt: now() })
    if (changes)
      await inTransaction(async () =>
        savePlayer(await lockPlayer(lord.player.id), { ...changes, energyAt: now() }),
      )
    const session = await openTestSession(game.platform, lord.player.id)
    const email = lord.player.email ?? ''
    return { email, cookie: session.cookie, asks: asks(lord), asksOther: asksOther?.(lord) }
  }
}

/** A player whose storage holds what the call needs. */
function keeperWho(
  prepare: (lord: KnownLord) => Promise<unknown>,
  asks: (lord: KnownLord) => Subjects,
  asksOther: (lord: KnownLord) => Subjects,
  overrides: PlayerChanges & Money = {},
) {
  return async (game: Game): Promise<Ready> => {
    const lord = await knownLord(game, { energyAt: now(), ...overrides })
    await prepare(lord)
    const session = await openTestSession(game.platform, lord.player.id)
    const email = lord.player.email ?? ''
    return { email, cookie: session.cookie, asks: asks(lord), asksOther: asksOther(lord) }
  }
}

const NO_GARRISON = { top: 0, left: 0, right: 0, bottom: 0 }

/** A player of the level of raids, and a castle nearby. */
function raiderWho(asks: (victimId: number) => Subjects, asksOther?: (victimId: number) => Subjects) {
  return async (game: Game): Promise<Ready> => {
    const castle = { level: 12, archers: 30, swordsmen: 30, squires: 20, gold: 5_000 }
    const { player } = await game.lord(castle)
    const lord = await knownLord(game, { ...castle, energyAt: now() })
    const { cookie } = await openTestSession(game.platform, lord.player.id)
    const email = lord.player.email ?? ''
    return { email, cookie, asks: asks(player.id), asksOther: asksOther?.(player.id), isDrawn: true }
  }
}

/** A lord who leads a crusade, or has to do with another's. `other` is the second lord, `leads` says who called it. */
function crusaderWho(
  prepare: (crusade: { readonly id: number; readonly lord: Lord; readonly other: Lord }) => Promise<unknown>,
  { leads = true }: { readonly leads?: boolean } = {},
) {
  return async (game: Game): Promise<Ready> => {
    const army = { level: 13, archers: 40, swordsmen: 40, squires: 40 }
    const [lord, other] = [await crusader(game, army), await crusader(game, army)]
    const { crusadeId, inviteKey } = await callCrusade(leads ? lord : other)
    await prepare({ id: crusadeId, lord, other })
    const { cookie } = await openTestSession(game.platform, lord.player.id)
    const subjects = { crusadeId, inviteKey, playerId: other.player.id, playerName: other.player.name }
    return {
      email: lord.player.email ?? '',
      cookie,
      asks: subjects,
      asksOther: { ...subjects, crusadeId: 1_000_000 },
    }
  }
}

async function nobody() {}

function invite(leader: Lord, crusadeId: number, guest: Lord) {
  return leader.call('inviteToCrusade', { params: { crusadeId }, body: { playerName: guest.player.name } })
}

/** An administrator, and another player to act upon. */
function administratorWho(
  asks: (id: number) => Subjects,
  asksOther?: (id: number) => Subjects,
  prepare?: (game: Game, id: number, cookie: string) => Promise<unknown>,
) {
  return async (game: Game): Promise<Ready> => {
    const { player } = await knownLord(game)
    const admin = await knownLord(game, { energyAt: now(), roles: ['PLAYER', 'SUPER_ADMIN'] })
    await giveSecondFactor(admin.player.id)
    const { cookie } = await openTestSession(game.platform, admin.player.id)
    await prepare?.(game, player.id, cookie)
    const email = admin.player.email ?? ''
    return { email, cookie, asks: asks(player.id), asksOther: asksOther?.(player.id) }
  }
}

/** Blocks the player over HTTP. */
async function block(game: Game, id: number, cookie: string): Promise<void> {
  await sendWire(game.platform.config.publicUrl, {
    method: 'POST',
    path: `/api/admin/players/${id}/block`,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ reason: 'Обман на рынке', until: null }),
  })
}

/** Gives the player gold over HTTP, and returns the id of the correction. */
async function correctMoney(game: Game, playerId: number, cookie: string): Promise<number> {
  const answer = await sendWire(game.platform.config.publicUrl, {
    method: 'POST',
    path: '/api/admin/money-corrections',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ playerId, currency: 'GOLD', amount: 10, reason: 'Награда за ошибку' }),
  })
  return JSON.parse(answer.text).id
}

function bow({ gearEntityId }: KnownLord) {
  return { gearEntityId }
}
function blank({ blankEntityId }: KnownLord) {
  return { gearEntityId: blankEntityId }
}
function worked(lord: KnownLord, changes: GearChanges): Promise<void> {
  return changeGear(lord, lord.gearEntityId, changes)
}

function nothing() {
  return {}
}

/** A player who buys in the shop at the shown price. */
function shopperWho(
  asks: (shop: ShopShown) => Subjects,
  asksOther: (shop: ShopShown) => Subjects,
  isDrawn?: true,
) {
  return async (game: Game): Promise<Ready> => {
    const lord = await knownLord(game, { energyAt: now() })
    const { shopGear, shopGold } = await lord.gameData('shopGear', 'shopGold')
    if (!shopGear || !shopGold) throw new Error('The shop shows nothing')
    const shop = { gear: shopGear.data, gold: shopGold.data }
    const session = await openTestSession(game.platform, lord.player.id)
    const email = lord.player.email ?? ''
    return { email, cookie: session.cookie, asks: asks(shop), asksOther: asksOther(shop), isDrawn }
  }
}

function placeOf({ gear: { assortmentKey, offers } }: ShopShown, place: number): Subjects {
  return {
    assortmentKey,
    place,
    price: { gold: 0, diamonds: 0, ...offers.find((offer) => offer.place === place)?.price },
  }
}

function packOf({ gold: { packs } }: ShopShown, key: string): Subjects {
  return {
    packKey: key,
    amount: 1,
    gold: packs.find(({ packKey }) => packKey === key)?.gold ?? 0,
  }
}

const bowPrice = sellPrice({ gold: gearShopPrice(1, 50) }, 1).gold
const manyActions: readonly GameEvent[] = [
  ...Array.from(
    { length: 50 },
    () => ({ type: 'missionWon', difficulty: 'EASY', missionKey: 'oldMill', regionKey: 'posad' }) as const,
  ),
  { type: 'energySpent', amount: 90 },
  { type: 'taxesCollected', hours: 8 },
]

/** A player with finished daily quests and stages of infinite quests. */
function questerWho(asks: () => Subjects, asksOther: () => Subjects) {
  return async (game: Game): Promise<Ready> => {
    const lord = await knownLord(game, { energyAt: now() })
    await inTransaction(async () => advance((await lockPlayer(lord.player.id)).id, ...manyActions))
    const session = await openTestSession(game.platform, lord.player.id)
    return { email: lord.player.email ?? '', cookie: session.cookie, asks: asks(), asksOther: asksOther() }
  }
}

const otherToken = { token: 'x'.repeat(43) }

/** A player whose e-mail is about to change. */
async function changingEmail(game: Game) {
  const owner = await registered(game)
  const at = now()
  await sql`
    INSERT INTO email_change (player_id, email, requested_at, expires_at, old_confirmed_at)
    VALUES (${owner.id}, ${`new-${owner.email}`}, ${at}, ${new Date(at.getTime() + 86_400_000)}, ${at})`
  return owner
}

function withChangeToken(purpose: 'CHANGE_EMAIL_NEW' | 'CHANGE_EMAIL_OLD') {
  return async (game: Game): Promise<Ready> => {
    const { id, email } = await changingEmail(game)
    const token = await tokenOf(id, email, purpose)
    return {
      email: purpose === 'CHANGE_EMAIL_NEW' ? `new-${email}` : email,
      cookie: '',
      asks: { token },
      asksOther: otherToken,
    }
  }
}

const ARMS = {
  field: 'azure',
  other: 'or',
  third: null,
  division: 'PLAIN',
  ordinary: null,
  charge: 'lion',
  chargeCount: 1,
}

function withToken(purpose: 'CONFIRM_EMAIL' | 'RESET_PASSWORD', asks: Subjects) {
  return async (game: Game): Promise<Ready> => {
    const { id, email } = await registered(game)
    const token = await tokenOf(id, email, purpose)
    return { email, cookie: '', asks: { ...asks, token }, asksOther: { ...asks, ...otherToken } }
  }
}

/** A player and two lots of wine, either of another player or of this one. */
function traderWho(isOwn: boolean, more: (price: number) => Subjects = nothing) {
  return async (game: Game): Promise<Ready> => {
    const lord = await knownLord(game, { energyAt: now() })
    const seller = isOwn ? lord : await trader(game)
    await giveWine(seller, 1, 100)
    const [first, second] = [
      await lotOf(seller, { marketKey: 'consumable', itemId: 1, amount: 2, price: 80 }),
      await lotOf(seller, { marketKey: 'consumable', itemId: 1, amount: 4, price: 160 }),
    ]
    const session = await openTestSession(game.platform, lord.player.id)
    const asks = { lotId: first.lotId, ...more(80) }
    const asksOther = { lotId: second.lotId, ...more(160) }
    return { email: lord.player.email ?? '', cookie: session.cookie, asks, asksOther }
  }
}

/** A player who may make the call, for every mutation. */
export const scenarios: Partial<Record<OperationId, (game: Game) => Promise<Ready>>> = {
  ...guildScenarios,
  ...donateScenarios,
  ...textScenarios,
  registerPlayer: async () => {
    const form = visitorForm()
    return { email: form.email, cookie: '', asks: form, asksOther: { ...form, name: `${form.name}x` } }
  },
  logIn: async (game) => {
    const { email } = await registered(game)
    return {
      email,
      cookie: '',
      asks: { email, password: PASSWORD },
      asksOther: { email, password: PASSWORD, withBearer: true },
    }
  },
  ...telegramScenarios,
  logInByCode: async (game) => {
    const { email, id } = await registered(game)
    const code = codeAt(await giveSecondFactor(id), game.clock.now())
    const { text } = await sendWire(game.platform.config.publicUrl, {
      method: 'POST',
      path: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      // Without cookies, as in a frame.
      body: JSON.stringify({ email, password: PASSWORD, withBearer: true }),
    })
    const { loginToken } = JSON.parse(text)
    return { email, cookie: '', asks: { loginToken, code }, asksOther: { loginToken, code: '000000' } }
  },
  startSecondFactor: async (game) => {
    const { email, cookie } = await registered(game)
    return { email, cookie, asks: { password: PASSWORD }, asksOther: { password: 'another one' } }
  },
  confirmSecondFactor: withFactor(false, {}),
  renewRecoveryCodes: withFactor(true, { password: PASSWORD }),
  turnOffSecondFactor: withFactor(true, { password: PASSWORD }),
  logOut: lordWho(nothing),
  renewBearer: lordWho(nothing),
  sendConfirmEmail: async (game) => {
    const { email, cookie } = await registered(game)
    return { email, cookie, asks: {} }
  },
  confirmEmail: withToken('CONFIRM_EMAIL', {}),
  sendResetPassword: async (game) => {
    const { email } = await registered(game)
    return { email, cookie: '', asks: { email }, asksOther: { email: 'nobody@example.org' } }
  },
  changePassword: withToken('RESET_PASSWORD', {
    newPassword: 'a-better-password',
    confirmNewPassword: 'a-better-password',
  }),
  buyUnits: lordWho(
    () => ({ group: 'priests', amount: 1 }),
    () => ({ group: 'priests', amount: 2 }),
  ),
  fillArmy: lordWho(
    () => ({ gold: 100 }),
    () => ({ gold: 200 }),
  ),
  equipGear: keeperWho(
    async () => undefined,
    (lord) => ({ ...bow(lord), slot: 1 }),
    (lord) => ({ ...bow(lord), slot: 2 }),
  ),
  equipGearSet: keeperWho(
    async () => undefined,
    (lord) => ({ pieces: [{ ...bow(lord), slot: 1 }] }),
    (lord) => ({ pieces: [{ ...bow(lord), slot: 2 }] }),
  ),
  unequipGear: keeperWho((lord) => worked(lord, { equippedSlot: 1 }), bow, blank),
  markGearAsViewed: keeperWho(async () => undefined, bow, blank),
  toggleGearLock: keeperWho(async () => undefined, bow, blank),
  // Diamonds for two renamings.
  renameGear: keeperWho(
    (lord) => worked(lord, { enhancePoints: 5_000 }),
    (lord) => ({ ...bow(lord), name: 'Заноза' }),
    (lord) => ({ ...bow(lord), name: 'Оглобля' }),
    { diamonds: 700 },
  ),
  recycleGear: keeperWho(
    async () => undefined,
    ({ gearEntityId }) => ({ gearEntityIds: [gearEntityId] }),
    ({ blankEntityId }) => ({ gearEntityIds: [blankEntityId] }),
  ),
  // Enough points for four calls and a half.
  addEnhancePoints: keeperWho(
    (lord) => givePoints(lord, 450),
    (lord) => ({ ...bow(lord), points: 100 }),
    (lord) => ({ ...bow(lord), points: 200 }),
  ),
  resetEnhancePoints: keeperWho((lord) => worked(lord, { enhancePoints: 501 }), bow, blank),
  transferBlankToGear: keeperWho(
    async () => undefined,
    ({ gearEntityId, blankEntityId }) => ({ gearEntityId, blankEntityId }),
    ({ gearEntityId, blankEntityId }) => ({ gearEntityId: blankEntityId, blankEntityId: gearEntityId }),
  ),
  // Enough for one craft. Gear takes no second one.
  makeCraft: keeperWho(
    (lord) => giveResources(lord, { 1: 40, 7: 40, 12: 10 }),
    ({ gearEntityId }) => ({ targetEntityId: gearEntityId, gearId: 1, choice: { archersAttack: 6 } }),
    ({ gearEntityId }) => ({ targetEntityId: gearEntityId, gearId: 1, choice: { archersAttack: 5 } }),
    { gold: 5_000, level: 16, forge: 4 },
  ),
  resetCraft: keeperWho((lord) => worked(lord, { craft: makeCraft({ archersAttack: 6 }, 1) }), bow, blank, {
    diamonds: 2_500,
    level: 16,
    forge: 4,
  }),
  createCraftCategory: lordWho(
    () => ({ name: 'Мечникам' }),
    () => ({ name: 'Коннице' }),
  ),
  renameCraftCategory: lordWho(
    ({ categoryId }) => ({ categoryId, name: 'Мечникам' }),
    ({ categoryId }) => ({ categoryId, name: 'Коннице' }),
  ),
  deleteCraftCategory: lordWho(
    ({ categoryId }) => ({ categoryId }),
    () => ({ categoryId: 1 }),
  ),
  saveCraftRecipe: lordWho(
    ({ categoryId }) => ({ categoryId, gearId: 1, choice: { archersAttack: 6 } }),
    ({ categoryId }) => ({ categoryId, gearId: 1, choice: { archersAttack: 7 } }),
  ),
  moveCraftRecipe: lordWho(
    ({ recipeId, categoryId }) => ({ recipeId, categoryId }),
    ({ recipeId }) => ({ recipeId, categoryId: 1 }),
  ),
  deleteCraftRecipe: lordWho(
    ({ recipeId }) => ({ recipeId }),
    () => ({ recipeId: 1 }),
  ),
  drinkWine: keeperWho(
    async (lord) => {
      await giveWine(lord, 1, 30)
      // Health returns only tomorrow, so that the clock does not change it during the test.
      const wounded = { health: 10, healthAt: new Date(now().getTime() + 86_400_000) }
      await inTransaction(async () => savePlayer(await lockPlayer(lord.player.id), wounded))
    },
    () => ({ consumableId: 1 }),
    () => ({ consumableId: 2 }),
  ),
  // Guaranteed tries for the forge's last level: no chance, and no further try after them.
  grindGear: keeperWho(
    async (lord) => {
      await worked(lord, {
        characteristicsName: 'archersAttack',
        characteristicsLevel: 3,
        characteristicsFailures: 3,
      })
      await changeGear(lord, lord.blankEntityId, { limitsLevel: 3, limitsFailures: 3 })
    },
    (lord) => ({ ...bow(lord), type: 'CHARACTERISTICS', name: 'archersAttack' }),
    (lord) => ({ ...blank(lord), type: 'LIMITS' }),
    { forge: 4, diamonds: 30 },
  ),
  // Gold for two levels, but no resources for the third.
  upgradeBuilding: lordWho(
    () => ({ building: 'storage', level: 1 }),
    () => ({ building: 'stable', level: 1 }),
    { level: 10 },
  ),
  repairBuilding: async (game) => {
    const { player } = await game.lord({ level: 12, gold: 5_000, walls: 3, moats: 2 }, ALL_PAGES_OPEN)
    const { cookie } = await openTestSession(game.platform, player.id)
    await damageCastle(player.id, ['walls', 'moats'])
    return {
      email: player.email ?? '',
      cookie,
      asks: { building: 'walls', level: 3 },
      asksOther: { building: 'moats', level: 2 },
    }
  },
  openSkillBranch: lordWho(
    () => ({ branchKey: 'battle' }),
    () => ({ branchKey: 'craft' }),
  ),
  learnSkill: lordWho(
    () => ({ skillKey: 'census', level: 1 }),
    () => ({ skillKey: 'cropRotation', level: 1 }),
    { skillBranches: ['economy'] },
  ),
  startTaxCollection: lordWho(
    () => ({ hours: 4 }),
    () => ({ hours: 8 }),
  ),
  buyShopGear: shopperWho(
    (shop) => placeOf(shop, 1),
    (shop) => placeOf(shop, 2),
    true,
  ),
  buyBlankGear: lordWho(
    () => ({ amount: 1, price: { gold: 0, diamonds: 1 } }),
    () => ({ amount: 2, price: { gold: 0, diamonds: 1 } }),
  ),
  sellGear: keeperWho(
    async () => undefined,
    ({ gearEntityId }) => ({ gearEntityIds: [gearEntityId], gold: bowPrice }),
    ({ gearEntityId }) => ({ gearEntityIds: [gearEntityId], gold: bowPrice + 1 }),
  ),
  // Gold for three barrels and a part of the fourth.
  buyConsumables: lordWho(
    () => ({ consumableId: 1, amount: 7, price: { gold: 40, diamonds: 0 } }),
    () => ({ consumableId: 1, amount: 8, price: { gold: 40, diamonds: 0 } }),
  ),
  sellConsumables: keeperWho(
    (lord) => giveWine(lord, 1, 30),
    () => ({ consumableId: 1, amount: 7, gold: 140 }),
    () => ({ consumableId: 1, amount: 8, gold: 160 }),
  ),
  buyGold: shopperWho(
    (shop) => packOf(shop, 'purse'),
    (shop) => packOf(shop, 'casket'),
  ),
  createMarketLot: keeperWho(
    (lord) => giveWine(lord, 1, 30),
    () => ({ marketKey: 'consumable', itemId: 1, amount: 2, currency: 'GOLD', price: 80, hours: 24 }),
    () => ({ marketKey: 'consumable', itemId: 1, amount: 4, currency: 'GOLD', price: 160, hours: 24 }),
  ),
  buyMarketLot: traderWho(false, (price) => ({ currency: 'GOLD', price })),
  cancelMarketLot: traderWho(true),
  // Energy to restore twice and a part of a third time, with diamonds for five.
  restoreEnergy: lordWho(nothing, undefined, { energy: 95 }),
  setGarrison: lordWho(
    () => ({ garrison: { ...NO_GARRISON, top: 30, left: 30 } }),
    () => ({ garrison: { ...NO_GARRISON, bottom: 10 } }),
  ),
  setMotto: lordWho(
    () => ({ motto: 'Мы ещё вернёмся' }),
    () => ({ motto: 'Не серчай' }),
  ),
  searchOpponents: raiderWho(() => ({})),
  spyOnCastle: raiderWho(
    (opponentId) => ({ opponentId }),
    () => ({ opponentId: 1 }),
  ),
  // In training, which is won for certain. tests/server/raids raids castles twenty times at once.
  startRaid: raiderWho(
    () => ({ opponentId: -1, siegeTower: false }),
    () => ({ opponentId: -1, siegeTower: false, position: 'bottom' }),
  ),
  createCrusade: async (game) => {
    const { player } = await crusader(game)
    const { cookie } = await openTestSession(game.platform, player.id)
    const asks = { missionKey: 'ogreToll', name: 'На великана' }
    return { email: player.email ?? '', cookie, asks, asksOther: { ...asks, name: 'На другого' } }
  },
  removeCrusade: crusaderWho(nobody),
  disbandCrusade: crusaderWho(({ id, lord, other }) => join(lord, id, other)),
  startCrusade: crusaderWho(({ id, lord, other }) => join(lord, id, other)),
  sendCrusadeRequest: crusaderWho(nobody, { leads: false }),
  revokeCrusadeRequest: crusaderWho(({ id, lord }) => ask(lord, id), { leads: false }),
  acceptCrusadeRequest: crusaderWho(({ id, other }) => ask(other, id)),
  rejectCrusadeRequest: crusaderWho(({ id, other }) => ask(other, id)),
  kickCrusadeMember: crusaderWho(({ id, lord, other }) => join(lord, id, other)),
  leaveCrusade: crusaderWho(({ id, lord, other }) => join(other, id, lord), { leads: false }),
  inviteToCrusade: crusaderWho(nobody),
  revokeCrusadeInvitation: crusaderWho(({ id, lord, other }) => invite(lord, id, other)),
  acceptCrusadeInvitation: crusaderWho(({ id, lord, other }) => invite(other, id, lord), { leads: false }),
  declineCrusadeInvitation: crusaderWho(({ id, lord, other }) => invite(other, id, lord), { leads: false }),
  startUnlimitedMission: async (game) => ({
    // Strong enough for every reward. How far it comes is drawn.
    ...(await lordWho(() => ({}), undefined, {
      level: 12,
      archers: 900,
      swordsmen: 0,
      cavalry: 0,
      squires: 900,
    })(game)),
    isDrawn: true,
  }),
  startMission: lordWho(
    () => ({ missionKey: 'oldMill', difficulty: 'EASY', skill: 'REAR_BATTLE' }),
    () => ({ missionKey: 'oldMill', difficulty: 'HARD', skill: 'REAR_BATTLE' }),
    // The request also asks for a patrol, which opens at this level.
    { level: 4 },
  ),
  markFightAsViewed: lordWho(
    ({ fightId }) => ({ fightId }),
    () => ({ fightId: 1 }),
  ),
  completeTutorialStep: async (game) => {
    const lord = await game.lord({ level: 3 }, ['mediumWinQuest'])
    const session = await openTestSession(game.platform, lord.player.id)
    const asks = { stepKey: 'levelThreeQuest' }
    return {
      email: lord.player.email ?? '',
      cookie: session.cookie,
      asks,
      asksOther: { stepKey: 'armyOpenBanner' },
    }
  },
  claimDailyQuest: questerWho(
    () => ({ questKey: 'morningMarch' }),
    () => ({ questKey: 'stretchedLegs' }),
  ),
  // Victories for two stages and a part of the third.
  claimInfiniteQuest: questerWho(
    () => ({ kind: 'winMissions' }),
    () => ({ kind: 'collectTaxes' }),
  ),
  takeDailyReward: lordWho(nothing),
  claimAllRewards: lordWho(nothing),
  markNotificationsAsRead: lordWho(
    (lord) => ({ notificationIds: ownSubjects(lord).notificationIds ?? [] }),
    () => ({ notificationIds: [1] }),
  ),
  markAllNotificationsAsRead: lordWho(nothing),
  markAllNotificationsAsShown: lordWho(nothing),
  savePushToken: lordWho(
    ({ player }) => ({ token: pushToken(player.id) }),
    ({ player }) => ({ token: pushToken(-player.id) }),
  ),
  removePushToken: lordWho(
    ({ player }) => ({ token: pushToken(player.id) }),
    ({ player }) => ({ token: pushToken(-player.id) }),
  ),
  setPushNotificationsEnabled: lordWho(
    () => ({ isEnabled: false }),
    () => ({ isEnabled: true }),
  ),
  closeSession: lordWho(
    ({ secondSessionId }) => ({ sessionId: secondSessionId }),
    () => ({ sessionId: '0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11' }),
  ),
  closeOtherSessions: lordWho(nothing),
  changeProfile: lordWho(
    ({ player }) => ({ name: `Лорд ${player.id}`.padEnd(7, '0'), expectedDiamonds: 0, arms: ARMS }),
    ({ player }) => ({ name: `Князь ${player.id}`, expectedDiamonds: 0, arms: ARMS }),
  ),
  changeNotificationSettings: lordWho(
    () => ({ letters: 'DAILY' }),
    () => ({ letters: 'HOURLY' }),
  ),
  changeEmail: async (game) => {
    const { email, cookie } = await registered(game)
    const asks = { email: `other-${email}`, password: PASSWORD }
    return { email, cookie, asks, asksOther: { ...asks, password: 'another one' } }
  },
  cancelEmailChange: async (game) => {
    const { email, cookie } = await changingEmail(game)
    return { email, cookie, asks: {} }
  },
  confirmEmailChange: withChangeToken('CHANGE_EMAIL_NEW'),
  rejectEmailChange: withChangeToken('CHANGE_EMAIL_OLD'),
  requestDeletion: async (game) => {
    const { email, cookie } = await registered(game)
    return { email, cookie, asks: { password: PASSWORD }, asksOther: { password: 'another one' } }
  },
  createPersonalToken: async (game) => {
    const { email, cookie } = await registered(game)
    const asks = { name: 'Таблица', scopes: ['read:player'], days: 30, password: PASSWORD }
    return { email, cookie, asks, asksOther: { ...asks, name: 'Другая' } }
  },
  revokePersonalToken: async (game) => {
    const { id, email, cookie } = await registered(game)
    const tokens = await sql<{ id: string }>`
      INSERT INTO personal_token (id, player_id, name, scopes, created_at, expires_at)
      SELECT gen_random_uuid(), ${id}, 'Таблица', '{read:player}', ${now()}, 'infinity' FROM generate_series(1, 2)
      RETURNING id`
    const [first = '', second = ''] = tokens.map((token) => token.id)
    return { email, cookie, asks: { tokenId: first }, asksOther: { tokenId: second } }
  },
  cancelDeletion: lordWho(nothing, undefined, { deletionDueAt: new Date('2099-01-01T00:00:00Z') }),
  changeGameplaySettings: lordWho(
    () => ({ isGearHidden: true }),
    () => ({ isGearHidden: false }),
  ),
  confirmPassword: async (game) => {
    const { email, id, cookie } = await registered(game)
    await giveSecondFactor(id)
    await inTransaction(async () => savePlayer(await lockPlayer(id), { roles: ['PLAYER', 'USER_ADMIN'] }))
    return { email, cookie, asks: { password: PASSWORD }, asksOther: { password: 'another one' } }
  },
  correctMoney: administratorWho(
    (playerId) => ({ playerId, currency: 'GOLD', amount: 100, reason: 'Награда за ошибку' }),
    (playerId) => ({ playerId, currency: 'GOLD', amount: 200, reason: 'Награда за ошибку' }),
  ),
  giveItem: administratorWho(
    (playerId) => ({
      playerId,
      kind: 'gear',
      itemId: 1,
      amount: 1,
      quality: 50,
      reason: 'Награда за ошибку',
    }),
    (playerId) => ({
      playerId,
      kind: 'gear',
      itemId: 1,
      amount: 1,
      quality: 60,
      reason: 'Награда за ошибку',
    }),
  ),
  undoCorrection: async (game) => {
    const prepared: number[] = []
    const correct = async (_game: Game, playerId: number, cookie: string) => {
      prepared.push(await correctMoney(game, playerId, cookie), await correctMoney(game, playerId, cookie))
    }
    const ready = await administratorWho(
      () => ({}),
      () => ({}),
      correct,
    )(game)
    const [id = 0, other = 0] = prepared
    return { ...ready, asks: { id }, asksOther: { id: other } }
  },
  endPlayerSession: async (game) => {
    const ids: number[] = []
    const prepared = await administratorWho(
      () => ({}),
      () => ({}),
      async (_game, id) => ids.push(id),
    )(game)
    const [id = 0] = ids
    const [first, second] = [
      await openTestSession(game.platform, id),
      await openTestSession(game.platform, id),
    ]
    return { ...prepared, asks: { id, sessionId: first.id }, asksOther: { id, sessionId: second.id } }
  },
  addPlayerNote: administratorWho(
    (playerId) => ({ playerId, text: 'Просил вернуть золото' }),
    (playerId) => ({ playerId, text: 'Больше не просил' }),
  ),
  blockPlayer: administratorWho(
    (id) => ({ id, reason: 'Обман на рынке' }),
    (id) => ({ id, reason: 'Продажа золота за деньги' }),
  ),
  blockPlayers: administratorWho(
    (id) => ({ playerIds: [id], reason: 'Обман на рынке' }),
    (id) => ({ playerIds: [id], reason: 'Продажа золота за деньги' }),
  ),
  unblockPlayer: administratorWho(
    (id) => ({ id }),
    () => ({ id: 1 }),
    block,
  ),
  endChosenPlayerSessions: async (game) => {
    const ids: number[] = []
    const prepared = await administratorWho(
      () => ({}),
      () => ({}),
      async (_game, id) => ids.push(id),
    )(game)
    const [id = 0] = ids
    const [first, second] = [
      await openTestSession(game.platform, id),
      await openTestSession(game.platform, id),
    ]
    return { ...prepared, asks: { id, sessionIds: [first.id] }, asksOther: { id, sessionIds: [second.id] } }
  },
  endPlayerSessions: administratorWho(
    (id) => ({ id }),
    () => ({ id: 1 }),
  ),
  setPlayerRoles: administratorWho(
    (id) => ({ id, roles: ['PLAYER', 'CONTENT_ADMIN'] }),
    (id) => ({ id, roles: ['PLAYER'] }),
  ),
}
