import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '#generated/operations.ts'
import { savePlayer } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { operationIds } from '#server/platform/http/contract/contract.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { listOf } from '#tools/generate/document.ts'
import { componentSchemas, openapi } from '../../contracts/bundles.ts'
import { rolesOfSection } from '../../support/console-sections.ts'
import { baseParts, type ContractCall, callOf, writeRequest } from '../../support/contract-call.ts'
import { errorCode } from '../../support/error-faults.ts'
import { guildTagOf, leadGuild } from '../../support/lead-guild.ts'
import type { Game } from '../../support/open-game.ts'
import { endedTestSession, openTestSession, type TestSession } from '../../support/open-session.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'
import { type KnownLord, openGameOfTwo, ownSubjects, subjectsFor } from '../../support/two-lords.ts'
import { sendWire, type WireAnswer } from '../../support/wire.ts'

const roles = listOf(componentSchemas(openapi).Role, 'enum').map(String)

let game: Game
let lord: KnownLord
beforeAll(async () => {
  ;({ game, lord } = await openGameOfTwo())
})
afterAll(() => game.close())

/** Sends the call of the lord with these headers. A call that asks for a guild permission comes from a leader. */
async function knock(
  call: ContractCall,
  headers: Record<string, string>,
  caller: number = lord.player.id,
): Promise<WireAnswer> {
  const operation = operationIds.find((id) => id === call.id)
  if (operation && operations[operation].guildPermissions.length > 0) await leadGuild(caller)
  const subjects = { ...subjectsFor(call.id, ownSubjects(lord)), guildTag: guildTagOf(caller) }
  const base = baseParts(call, subjects)
  const parts = { ...base, headers: { ...base.headers, ...headers } }
  return sendWire(game.platform.config.publicUrl, writeRequest(call, parts))
}

function outcome(answer: WireAnswer): string {
  const code = errorCode(answer)
  if (answer.status === 401 && code === 'unauthorized') return 'unauthorized'
  if (answer.status === 403) return code ?? 'not in the one shape'
  if (answer.status >= 500 || answer.status === 400) return `fault: ${answer.status} ${answer.text}`
  return 'let in'
}

function takeRoles(given: readonly string[]): Promise<void> {
  return inTransaction(async () => savePlayer(await lockPlayer(lord.player.id), { roles: [...given] }))
}

function openSession(): Promise<TestSession> {
  return openTestSession(game.platform, lord.player.id)
}

/** From the contract: the call's own `security`, or else the document's. */
function securityOf({ operation }: ContractCall): readonly string[] {
  return (Array.isArray(operation.security) ? operation.security : listOf(openapi, 'security')).map(
    (scheme) => JSON.stringify(scheme),
  )
}
function isOpen(call: ContractCall): boolean {
  return securityOf(call).length === 0 || securityOf(call).includes('{}')
}
function rolesOf({ operation }: ContractCall): readonly string[] {
  return listOf(operation, 'x-roles').map(String)
}

/** Banners that the requested kind of quest needs besides that of its page. */
const bannersWithin: Partial<Record<OperationId, string>> = { claimInfiniteQuest: 'myCastleAboutBanner' }

/** Calls that a visitor may make. Repeated here, so that a mistake in the contract cannot open another one. */
const OPEN_CALLS = [
  'registerPlayer',
  'logIn',
  'logInByCode',
  'getTelegramLogin',
  'logInByTelegram',
  'registerByTelegram',
  'logOut',
  'getAuthData',
  'getSessionEnd',
  'confirmEmail',
  'confirmEmailChange',
  'rejectEmailChange',
  'sendResetPassword',
  'changePassword',
  'getHeaderPlayerInfo',
  'getWorld',
  'getGameTips',
  'getAppConfig',
  'getLegalText',
  'getSharedFight',
  'listFairSecrets',
  'listNews',
  'listGuides',
  'getGuide',
  'getKnowledgeBase',
  'listTutorialKnowledge',
  'listMissionKnowledge',
  'listGearClassKnowledge',
  'getGearClassKnowledge',
  'listCrusadeKnowledge',
]

it('opens to visitors only what is meant for them', () => {
  expect(operationIds.filter((operation) => isOpen(callOf(operation))).sort()).toEqual([...OPEN_CALLS].sort())
})

it('keeps the console for its administrators', () => {
  const forAll = operationIds.filter((operation) => rolesOf(callOf(operation)).length === 0)
  expect(forAll.filter((operation) => callOf(operation).path.startsWith('/admin'))).toEqual([])
})

it('opens each section of the console to the roles of docs/game.md §2', () => {
  const calls = operationIds.map(callOf)
  const ofConsole = calls.filter(({ path }) => path.startsWith('/admin'))
  const table = (rolesFor: (call: ContractCall) => readonly string[] | undefined) =>
    ofConsole.map((call) => [call.id, [...(rolesFor(call) ?? ['no section'])].sort()])
  expect(ofConsole.length).toBeGreaterThan(10)
  expect(table(rolesOf)).toEqual(table(({ path }) => rolesOfSection(path)))
  const elsewhere = calls.filter((call) => !ofConsole.includes(call) && rolesOf(call).length > 0)
  expect(elsewhere.filter(({ path }) => !/^\/guides(\/|$)/.test(path)).map(({ id }) => id)).toEqual([])
  for (const call of elsewhere)
    expect([call.id, rolesOf(call)]).toEqual([call.id, ['SUPER_ADMIN', 'GUIDES_ADMIN']])
})

describe('an administrator without a second factor', () => {
  const forAdministrators = operationIds.filter((operation) => rolesOf(callOf(operation)).length > 0)

  it.each(forAdministrators)('is refused %s, and reads what to do', async (operation) => {
    const steward = await game.lord({ roles: [...roles] }, [])
    const { cookie } = await openTestSession(game.platform, steward.player.id)
    const refused = await knock(callOf(operation), { cookie })
    expect([refused.status, errorCode(refused)]).toEqual([403, 'secondFactorNeeded'])
    expect(refused.text).toContain('Вход по коду')
    await giveSecondFactor(steward.player.id)
    expect(outcome(await knock(callOf(operation), { cookie }))).toBe('let in')
  })

  it('plays the game', async () => {
    const steward = await game.lord({ roles: ['PLAYER', 'SUPER_ADMIN'] })
    expect((await steward.call('listMissions')).status).not.toBe(401)
    expect((await steward.call('getSecondFactor')).body).toMatchObject({ isOn: false, isRequired: true })
  })
})

describe('a session that has not confirmed the password', () => {
  const sensitive = operationIds.filter((operation) => operations[operation].passwordConfirmed)

  it('is asked for it by everything that changes what players have or may do, or how the game runs', () => {
    expect([...sensitive].sort()).toEqual([
      'blockPlayer',
      'blockPlayers',
      'correctMoney',
      'endChosenPlayerSessions',
      'endPlayerSession',
      'endPlayerSessions',
      'giveItem',
      'refundDonateOrder',
      'saveAppSetting',
      'setPlayerRoles',
      'unblockPlayer',
      'undoCorrection',
    ])
  })

  it.each(sensitive)('is refused %s', async (operation) => {
    const steward = await game.lord({ roles: [...roles] }, [])
    await giveSecondFactor(steward.player.id)
    const { cookie } = await openTestSession(game.platform, steward.player.id, { isPasswordConfirmed: false })
    const refused = await knock(callOf(operation), { cookie })
    expect([refused.status, errorCode(refused)]).toEqual([403, 'passwordNotConfirmed'])
    await takeRoles(['PLAYER', ...rolesOf(callOf(operation))])
    expect(outcome(await knock(callOf(operation), { cookie: (await openSession()).cookie }))).toBe('let in')
  })
})

describe.each(operationIds)('%s', (operation) => {
  const call = callOf(operation)

  it('lets in a visitor, an ended session and an open one as the contract says', async () => {
    await takeRoles(['PLAYER', ...rolesOf(call)])
    const ended = await endedTestSession(game.platform, lord.player.id)
    const without = isOpen(call) ? 'let in' : 'unauthorized'
    const session = await openSession()
    const found = {
      visitor: outcome(await knock(call, {})),
      ended: outcome(await knock(call, { cookie: ended.cookie })),
      endedBearer: outcome(await knock(call, { authorization: `Bearer ${ended.bearer}` })),
      cookie: outcome(await knock(call, { cookie: session.cookie })),
      bearer: outcome(await knock(call, { authorization: `Bearer ${(await openSession()).bearer}` })),
    }
    // Without a token, only a logged-in player may set a password.
    const visitor = operation === 'changePassword' ? 'unauthorized' : without
    expect(found).toEqual({
      visitor,
      ended: visitor,
      endedBearer: visitor,
      cookie: 'let in',
      bearer: 'let in',
    })
  })

  it('lets in exactly the roles that the contract names', async () => {
    const wanted = rolesOfSection(call.path) ?? rolesOf(call)
    const found: Record<string, string> = {}
    for (const role of roles) {
      await takeRoles([role])
      found[role] = outcome(await knock(call, { cookie: (await openSession()).cookie }))
    }
    const expected = roles.map((role) => [
      role,
      wanted.length === 0 || wanted.includes(role) ? 'let in' : 'forbidden',
    ])
    expect(found).toEqual(Object.fromEntries(expected))
  })

  it('is closed exactly until its banner is completed', async () => {
    const newcomer = await game.lord({ roles: ['PLAYER', ...rolesOf(call)] }, [])
    await giveSecondFactor(newcomer.player.id)
    const unlock = call.operation['x-unlock']
    const session = await openTestSession(game.platform, newcomer.player.id)
    const before = outcome(await knock(call, { cookie: session.cookie }))
    expect(before).toBe(unlock === undefined ? 'let in' : 'pageLocked')
    if (unlock === undefined) return
    const reader = await game.lord({}, [
      ...new Set([String(unlock), bannersWithin[operation] ?? String(unlock)]),
    ])
    const again = await openTestSession(game.platform, reader.player.id)
    expect(outcome(await knock(call, { cookie: again.cookie }, reader.player.id))).toBe('let in')
  })
})
