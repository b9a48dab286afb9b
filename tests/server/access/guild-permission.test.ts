import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '#generated/operations.ts'
import { GUILD_PERMISSIONS, type GuildPermission } from '#rules/guilds/guild.ts'
import { operationIds } from '#server/platform/http/contract/contract.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { type Band, band, bodyOf, fellow, join, makeOfficer, seen } from '../guilds/guild-folk.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

/** Calls of one guild. Every other call of the domain is for any player. */
const ofGuild = operationIds.filter((operation) =>
  operations[operation].path.startsWith('/guilds/{guildTag}'),
)

/** Calls for members of whatever role, and for the leader alone: the contract has no permission for them. */
const FOR_MEMBERS: readonly OperationId[] = ['listGuildHistory', 'leaveGuild']
const FOR_LEADERS: readonly OperationId[] = ['transferGuildLeadership']

/** Only with the one of the call's two permissions that its body asks for. */
const ASKED: Partial<Record<OperationId, GuildPermission>> = { changeGuildRole: 'UPGRADE_ROLE' }

function isGuildPermission(text: string): text is GuildPermission {
  return GUILD_PERMISSIONS.some((permission) => permission === text)
}

/** The permissions of which one opens the call. */
function openersOf(operation: OperationId): readonly GuildPermission[] {
  const asked = ASKED[operation]
  return asked ? [asked] : operations[operation].guildPermissions.filter(isGuildPermission)
}

/** A guild with a member to act upon and a candidate who asks. */
type Place = Band & { readonly target: Lord; readonly candidate: Lord }

async function place(): Promise<Place> {
  const guild = await band(game, 1)
  const [target] = guild.members
  if (!target) throw new Error('The guild has no member')
  const candidate = await fellow(game)
  bodyOf(await candidate.call('sendGuildJoinRequest', { params: { guildTag: guild.tag } }))
  return { ...guild, target, candidate }
}

async function bodyFor(operation: OperationId, { leader, tag, target }: Place): Promise<unknown> {
  if (operation === 'editGuild') return { description: 'Новое' }
  if (operation === 'changeGuildRole') return { change: 'UPGRADE' }
  if (operation === 'transferGuildLeadership') return { playerId: target.player.id }
  if (operation !== 'saveGuildRoles') return undefined
  const { roles } = await seen(leader, tag)
  return { roles: roles?.map(({ roleId, name, permissions }) => ({ roleId, name, permissions })) }
}

async function knock(operation: OperationId, there: Place, call: Lord['call']): Promise<string> {
  const isAnswer = operations[operation].path.includes('/join-requests/{playerId}')
  const playerId = (isAnswer ? there.candidate : there.target).player.id
  const { status, error } = await call(operation, {
    params: { guildTag: there.tag, playerId },
    body: await bodyFor(operation, there),
  })
  if (status === 401) return 'unauthorized'
  if (status === 403) return error.code
  if (status >= 500 || status === 400) return `fault: ${status}`
  return 'let in'
}

/** A newcomer of the place who gets a role with these permissions. */
async function officer(there: Place, permissions: readonly GuildPermission[]): Promise<Lord> {
  const lord = await fellow(game)
  await join(there.leader, there.tag, lord)
  await makeOfficer(there, lord, permissions)
  return lord
}

async function newcomer(there: Place): Promise<Lord> {
  const lord = await fellow(game)
  await join(there.leader, there.tag, lord)
  return lord
}

async function member(there: Place): Promise<Lord> {
  const lord = await newcomer(there)
  const params = { guildTag: there.tag, playerId: lord.player.id }
  bodyOf(await there.leader.call('changeGuildRole', { params, body: { change: 'UPGRADE' } }))
  return lord
}

/** Who comes. Each call gets a guild of its own, since it may end it. */
const CALLERS: Readonly<Record<string, (there: Place) => Promise<Lord['call']>>> = {
  visitor: async () => game.visitor,
  stranger: async () => (await fellow(game)).call,
  'leader of another guild': async () => (await band(game)).leader.call,
  'new member': async (there) => (await newcomer(there)).call,
  member: async (there) => (await member(there)).call,
  leader: async ({ leader }) => leader.call,
}

function expectedOf(operation: OperationId): Record<string, string> {
  const openers = openersOf(operation)
  const isFor = (...roles: readonly ('stranger' | 'member' | 'leader')[]): Record<string, string> => {
    const of = (role: 'stranger' | 'member' | 'leader') => (roles.includes(role) ? 'let in' : 'noPermission')
    return {
      visitor: 'unauthorized',
      stranger: of('stranger'),
      'leader of another guild': of('stranger'),
      'new member': of('member'),
      member: of('member'),
      leader: 'let in',
    }
  }
  if (FOR_MEMBERS.includes(operation)) return isFor('member', 'leader')
  if (FOR_LEADERS.includes(operation)) return isFor('leader')
  if (openers.length === 0) return isFor('stranger', 'member', 'leader')
  const isAnswering = openers.some((one) => one === 'ACCEPT_JOIN_REQUEST' || one === 'REJECT_JOIN_REQUEST')
  return { ...isFor('leader'), member: isAnswering ? 'let in' : 'noPermission' }
}

describe.each(ofGuild)('%s', (operation) => {
  it('lets in exactly the roles of the guild that the contract names', { timeout: 120_000 }, async () => {
    const expected = expectedOf(operation)
    const found: Record<string, string> = {}
    for (const caller of Object.keys(expected)) {
      const there = await place()
      const call = await CALLERS[caller]?.(there)
      if (call) found[caller] = await knock(operation, there, call)
    }
    expect(found).toEqual(expected)
  })

  const openers = openersOf(operation)
  it.runIf(openers.length > 0)('opens to each of its permissions, and to no others', async () => {
    for (const permission of openers) {
      const there = await place()
      const { call } = await officer(there, [permission])
      expect([permission, await knock(operation, there, call)]).toEqual([permission, 'let in'])
    }
    const there = await place()
    const others = GUILD_PERMISSIONS.filter((permission) => !openers.includes(permission))
    expect(await knock(operation, there, (await officer(there, others)).call)).toBe('noPermission')
  })
})

it('answers a deleted guild again under the same key, though the role is gone', async () => {
  const { leader, tag } = await band(game)
  const key = '0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11'
  const first = await leader.call('deleteGuild', { params: { guildTag: tag }, key })
  const again = await leader.call('deleteGuild', { params: { guildTag: tag }, key })
  expect([first.status, again.text]).toEqual([200, first.text])
})
