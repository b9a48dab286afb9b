import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppSettingKey } from '#catalogue/appconfig/app-settings.ts'
import { FEATURES, type FeatureKey } from '#catalogue/appconfig/features.ts'
import { type OperationFacts, type OperationId, operations } from '#generated/operations.ts'
import { operationIds } from '#server/platform/http/contract/contract.ts'
import {
  ALL_PAGES_OPEN,
  CRUSADES_OPEN,
  type Game,
  GUILDS_OPEN,
  type Lord,
  openGame,
  RAIDS_OPEN,
} from '../../support/open-game.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'

let game: Game
let keeper: Lord
let lord: Lord
beforeAll(async () => {
  game = await openGame()
  const pages = [...ALL_PAGES_OPEN, ...RAIDS_OPEN, ...GUILDS_OPEN, ...CRUSADES_OPEN]
  keeper = await game.lord({ roles: ['PLAYER', 'SUPER_ADMIN'] }, pages)
  lord = await game.lord({ gold: 1_000 }, pages)
  await giveSecondFactor(keeper.player.id)
})
afterAll(() => game?.close())

async function set(key: AppSettingKey, value: boolean | string | null): Promise<void> {
  const params = { settingKey: key }
  const { revision } = (await keeper.call('getAppSettingForAdmin', { params })).body
  const body = { revision, value, reason: 'Проверка' }
  expect((await keeper.call('saveAppSetting', { params, body })).status).toBe(200)
}

function config() {
  return game.visitor('getAppConfig').then(({ body }) => body)
}

function featureOf(operation: OperationId): FeatureKey | null {
  const { feature }: OperationFacts = operations[operation]
  return feature
}

const SWITCHES = {
  market: 'marketOpen',
  raids: 'raidsOpen',
  guilds: 'guildsOpen',
  crusades: 'crusadesOpen',
  store: 'storeOpen',
} as const satisfies Record<FeatureKey, AppSettingKey>

/** Any value of the right form for the address of a call. */
const PLACES = {
  lotId: 1,
  crusadeId: 1,
  playerId: 1,
  opponentId: 1,
  foundingId: 1,
  guildTag: 'АБВГ',
}

/** Refusals of all calls of a feature, by code. */
async function codesOf(feature: FeatureKey): Promise<string[]> {
  const calls = operationIds.filter((operation) => featureOf(operation) === feature)
  expect(calls.length).toBeGreaterThan(0)
  const answers = await Promise.all(
    calls.map((operation) => lord.call(operation, { params: PLACES, body: {} })),
  )
  return answers.map(({ error }) => error?.code ?? 'carried out')
}

describe.each(['market', 'raids', 'guilds', 'crusades', 'store'] as const)('closed: %s', (feature) => {
  it('refuses each of its calls in plain words until it is open again', async () => {
    expect(await codesOf(feature)).not.toContain('featureClosed')
    await set('closedText', 'Чиним ворота.')
    await set(SWITCHES[feature], false)
    await expect.poll(async () => (await config()).closedFeatures, { timeout: 20_000 }).toEqual([feature])
    expect([...new Set(await codesOf(feature))]).toEqual(['featureClosed'])
    const [call] = operationIds.filter((operation) => featureOf(operation) === feature)
    const refused = call && (await lord.call(call, { params: PLACES, body: {} }))
    expect([refused?.status, refused?.error.message]).toEqual([
      409,
      `${FEATURES[feature].closed} Чиним ворота.`,
    ])
    await set(SWITCHES[feature], null)
    // At once: another process may have told the player.
    expect(await codesOf(feature)).not.toContain('featureClosed')
    await expect.poll(async () => (await config()).closedFeatures, { timeout: 20_000 }).toEqual([])
  })
})

describe('maintenance', () => {
  const buy = (caller: Lord) => caller.call('buyUnits', { body: { group: 'archers', amount: 1 } })

  it('refuses what players would change, and lets them read, log in, and administrators act', async () => {
    await set('maintenanceText', 'Меняем крышу донжона.')
    await set('maintenance', true)
    await expect.poll(async () => (await config()).maintenance.isOn, { timeout: 20_000 }).toBe(true)
    const refused = await buy(lord)
    expect([refused.status, refused.error.code, refused.error.message]).toEqual([
      503,
      'maintenance',
      'Меняем крышу донжона.',
    ])
    expect((await lord.gameData('controlPanel')).controlPanel?.data).toBeDefined()
    expect((await lord.call('listMissions')).status).toBe(200)
    const account = { email: 'nikto@example.org', password: 'krepost-na-holme' }
    expect((await game.visitor('logIn', { body: account })).error.code).toBe('wrongCredentials')
    const newcomer = { ...account, name: 'Гостомысл' }
    expect((await game.visitor('registerPlayer', { body: newcomer })).error.code).toBe('maintenance')
    expect((await buy(keeper)).error?.code).not.toBe('maintenance')
    await set('maintenance', false)
    // At once: another process may have told the player.
    expect((await buy(lord)).status).toBe(200)
    await expect.poll(async () => (await config()).maintenance.isOn, { timeout: 20_000 }).toBe(false)
  })

  it('keeps the answer of a change that was carried out before it', async () => {
    const key = 'f3b0d9c2-6f0b-4c8e-9a44-1d5f4a3b2c10'
    const body = { group: 'archers', amount: 1 }
    const first = await lord.call('buyUnits', { body, key })
    expect(first.status).toBe(200)
    await set('maintenance', true)
    await expect.poll(async () => (await config()).maintenance.isOn, { timeout: 20_000 }).toBe(true)
    expect((await lord.call('buyUnits', { body, key })).status).toBe(503)
    await set('maintenance', null)
    await expect.poll(async () => (await config()).maintenance.isOn, { timeout: 20_000 }).toBe(false)
    expect((await lord.call('buyUnits', { body, key })).text).toBe(first.text)
  })
})
